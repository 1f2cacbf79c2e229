import { fromPartial } from '@total-typescript/shoehorn';
import type { RemoteName } from '@weefsel/contracts';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { remoteFiles } from './remote-files';

const ready = { state: 'ready' } as const;
const files = (name: string) => ({ js: [`${name}.js`], css: [`${name}.css`] });

/** A live remote with one page, one fragment, and loaded style sheets. */
const remote = (name: RemoteName, change: object = {}) => ({
  name,
  ref: {
    ...{
      version: '7',
      base: `/remotes/${name}/7/`,
      remoteEntry: 'remoteEntry.js',
      entry: files('entry'),
      files: {},
    },
    ...{ pages: { listing: files('listing') }, fragments: { Blocks: files('blocks') } },
    integrity: { 'listing.js': 'sha384-l', 'listing.css': 'sha384-c' },
    ...change,
  },
  css: new Map([
    ['listing.css', 'a{}'],
    ['blocks.css', 'b{}'],
  ]),
});

const payload = (change: Partial<PagePayload> = {}): PagePayload => ({
  ...{ href: '/nl/dames/', status: 200, owner: 'mf-search', page: 'listing', context: 'general' },
  head: { title: 'Dames' },
  content: ready,
  fragments: {},
  remotes: {},
  ...change,
});
const blocks = {
  remote: 'mf-content',
  name: 'Blocks',
  props: { slug: 'dames', place: 'above' },
  content: ready,
} as const;

const of = (change: Partial<PagePayload>, ...live: ReturnType<typeof remote>[]) =>
  remoteFiles(
    payload(change),
    fromPartial<Snapshot>({
      remotes: new Map(live.map((each) => [each.name, each])),
    }),
  );

describe('the files of a page’s remotes', () => {
  test('are scripts to preload, and style sheets as text with their integrity', () => {
    const { hints, styles, sheets } = of({}, remote('mf-search'));
    expect(hints).toEqual([
      '/remotes/mf-search/7/remoteEntry.js',
      '/remotes/mf-search/7/entry.js',
      '/remotes/mf-search/7/listing.js',
    ]);
    expect(styles).toEqual([{ href: '/remotes/mf-search/7/listing.css', css: 'a{}' }]);
    expect(sheets).toEqual([{ href: '/remotes/mf-search/7/listing.css', integrity: 'sha384-c' }]);
  });

  test('include each file once when several parts need it', () => {
    const twice = { above: blocks, below: blocks };
    const { hints, styles } = of({ fragments: twice }, remote('mf-search'), remote('mf-content'));
    expect(hints).toHaveLength(6);
    expect(styles.map(({ css }) => css)).toEqual(['a{}', 'b{}']);
  });

  test('include only the style sheets of a fragment that loads later', () => {
    const fragments = { below: { ...blocks, waits: 'near' as const } };
    const { hints, styles } = of({ fragments }, remote('mf-search'), remote('mf-content'));
    expect(hints.filter((href) => href.includes('mf-content'))).toEqual([]);
    expect(styles.map(({ css }) => css)).toEqual(['a{}', 'b{}']);
  });

  test('have style sheets by their address while a remote is being developed', () => {
    const { styles, sheets } = of({}, remote('mf-search', { version: 'dev' }));
    expect(styles).toEqual([
      { href: '/remotes/mf-search/7/entry.css' },
      { href: '/remotes/mf-search/7/listing.css' },
    ]);
    expect(sheets).toEqual([]);
  });

  test('are none of a remote that is down, and none of a page of the shell', () => {
    expect(of({}, remote('mf-content'))).toEqual({ hints: [], styles: [], sheets: [] });
    expect(of({ owner: null }, remote('mf-search'))).toEqual({ hints: [], styles: [], sheets: [] });
  });
});
