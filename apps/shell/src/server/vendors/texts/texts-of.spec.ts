import { fromPartial } from '@total-typescript/shoehorn';
import { builtInPromises, promiseWords } from '@weefsel/contracts/promises';
import type { RemoteTexts, Snapshot } from '@weefsel/federation/server';
import { textsOf } from './texts-of';

type Texts = Record<string, string>;

const shell = (house: Texts = {}, edited: Texts = {}) => ({
  texts: new Map([...Object.entries(house), ...Object.entries(edited)]),
  edited: new Map(Object.entries(edited)),
  words: promiseWords(builtInPromises),
});
const remote = (own: Texts, libs: Texts = {}): { texts: RemoteTexts } => ({
  texts: { own: new Map(Object.entries(own)), libs: new Map(Object.entries(libs)) },
});
const snapshot = (...remotes: { texts: RemoteTexts }[]) =>
  fromPartial<Snapshot>({ remotes: new Map(remotes.map((one, n) => [`mf-${n}`, one])) });
const shown = (...all: Parameters<typeof textsOf>) => Object.fromEntries(textsOf(...all));

describe('the texts of a request', () => {
  test('combine those of the shell and of its remotes', () => {
    expect(
      shown(shell({ menu: 'Menu' }), snapshot(remote({ sort: 'Sorteer' }), remote({ buy: 'Koop' }))),
    ).toEqual({
      menu: 'Menu',
      sort: 'Sorteer',
      buy: 'Koop',
    });
  });

  test('prefer editors over remotes, and remotes over the shell', () => {
    const live = snapshot(remote({ one: 'remote', two: 'remote' }));
    expect(shown(shell({ one: 'shell', two: 'shell', three: 'shell' }, { one: 'editor' }), live)).toEqual({
      one: 'editor',
      two: 'remote',
      three: 'shell',
    });
  });

  test('include library texts of a remote that the shell does not have yet', () => {
    const live = snapshot(remote({ one: 'remote' }, { one: 'library', close: 'newer', retry: 'newer' }));
    expect(shown(shell({ close: 'shell' }), live)).toEqual({ one: 'remote', close: 'shell', retry: 'newer' });
  });

  test('contain the filled-in promises, in texts of remotes and of libraries', () => {
    const live = snapshot(
      remote({ returns: 'Binnen {promise.returnDays}' }, { lib: '{promise.returnDays}' }),
    );
    expect(shown(shell(), live)).toEqual({ returns: 'Binnen 30\u00a0dagen', lib: '30\u00a0dagen' });
  });

  test('are the same object as long as data and remotes are, and another one after a release', () => {
    const [data, live, next] = [shell(), snapshot(remote({})), snapshot(remote({}))];
    expect(textsOf(data, live)).toBe(textsOf(data, { ...live, redirects: {} }));
    expect(textsOf(data, next)).not.toBe(textsOf(data, live));
    expect(textsOf(shell(), live)).not.toBe(textsOf(data, live));
  });
});
