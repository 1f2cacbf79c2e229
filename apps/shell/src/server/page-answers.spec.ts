import { fromAny } from '@total-typescript/shoehorn';
import type { ReadParameters, RemoteName } from '@weefsel/contracts';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { describing, someAddresses } from './addresses.fixture';
import type { SharedStore } from './cache/shared-store';
import type { PageAnswer } from './load-page';
import { PageAnswers, type WhoseIs } from './page-answers';
import { PageCache } from './page-cache';

const LISTING: ReadParameters = ['tn_p', 'tn_fk_*'];

/** Remotes with their versions. `mf-search` has a listing; in `old` versions no page declares its parameters. */
const snapshot = (
  versions: Partial<Record<RemoteName, string>>,
  reads = LISTING,
  old = false,
  addresses: Snapshot['addresses'] = someAddresses,
): Snapshot => ({
  amiss: [],
  addresses,
  remotes: new Map(
    Object.entries(versions).map(([name, build]) => [
      name as RemoteName,
      fromAny<LiveRemote, unknown>({
        name,
        build,
        description: describing({ listing: old ? {} : { reads }, map: { reads: [] } }),
      }),
    ]),
  ),
});
const LIVE = { 'mf-search': '1', 'mf-catalog': '1', 'mf-account': '1' } as const;

const page = (asked: URL, change: Partial<PagePayload> = {}): PageAnswer => ({
  kind: 'page',
  payload: {
    href: asked.pathname + asked.search,
    status: 200,
    owner: 'mf-search',
    page: 'listing',
    context: 'ladies',
    head: { title: 'Dames' },
    content: { state: 'ready' },
    fragments: {},
    remotes: {},
    ...change,
  },
});
const slider: PagePayload['fragments'][string] = {
  remote: 'mf-catalog',
  name: 'ProductSlider',
  props: { tabs: [] },
  content: { state: 'ready' },
};

/** A server with the given pages that records the ones it had to make. */
function server(
  make: (asked: URL) => PageAnswer = (asked) => page(asked),
  shared?: SharedStore,
  remembered?: WhoseIs,
) {
  const answers = new PageAnswers(new PageCache(60, { shared }), remembered);
  const made: string[] = [];
  let load = make;
  const ask = async (address: string, live: Snapshot = snapshot(LIVE)) => {
    const answer = await answers.read(new URL(address, 'https://shop.test'), live, async (asked) => {
      made.push(asked.pathname + asked.search);
      return load(asked);
    });
    return answer.kind === 'page' ? answer.payload.href : answer.to;
  };
  return { ask, made, makes: (next: typeof make) => (load = next) };
}

test('a known page is not made again for parameters that it does not read, or another order of them', async () => {
  const { ask, made } = server();
  expect(await ask('/nl/dames/')).toBe('/nl/dames/');
  expect(await ask('/nl/dames/?gclid=1')).toBe('/nl/dames/');
  expect(await ask('/nl/dames/?utm_source=mail&utm_campaign=x&onbekend=1')).toBe('/nl/dames/');
  expect(made).toEqual(['/nl/dames/']);
  expect(await ask('/nl/dames/?tn_p=2&tn_fk_merk=Fjord')).toBe('/nl/dames/?tn_fk_merk=Fjord&tn_p=2');
  expect(await ask('/nl/dames/?gclid=2&tn_fk_merk=Fjord&tn_p=2')).toBe('/nl/dames/?tn_fk_merk=Fjord&tn_p=2');
  expect(made).toEqual(['/nl/dames/', '/nl/dames/?tn_fk_merk=Fjord&tn_p=2']);
});

test('of a fixed address it is known at once what its page reads', async () => {
  const home = snapshot({ 'mf-content': '1' });
  Object.assign(home.remotes.get('mf-content') ?? {}, { description: describing({ home: { reads: [] } }) });
  const { ask, made } = server((asked) => page(asked, { owner: 'mf-content', page: 'home' }));
  await ask('/nl/?gclid=1', home);
  await ask('/nl/?newsletter=succes&gclid=1', home);
  expect(made).toEqual(['/nl/', '/nl/?newsletter=succes']);
});

test('a path that is remembered is asked for with what its page reads from the first visit on', async () => {
  const listing = { owner: 'mf-search', page: 'listing' } as const;
  const remembered = async (path: string) => (path === '/nl/dames/' ? listing : undefined);
  const { ask, made } = server(undefined, undefined, remembered);
  await ask('/nl/dames/?gclid=1&tn_p=2');
  await ask('/nl/heren/?gclid=1');
  expect(made).toEqual(['/nl/dames/?tn_p=2', '/nl/heren/?gclid=1']);
});

test('a page of a remote that does not say what it reads may read everything', async () => {
  const { ask, made } = server();
  const old = snapshot(LIVE, LISTING, true);
  for (const address of ['/nl/dames/', '/nl/dames/?b=1&a=2', '/nl/dames/?a=2&b=1']) await ask(address, old);
  expect(made).toEqual(['/nl/dames/', '/nl/dames/?a=2&b=1']);
});

test('a path that becomes another page is asked for with what that one reads', async () => {
  const { ask, made, makes } = server((asked) =>
    page(asked, { status: 404, owner: null, page: 'not-found' }),
  );
  await ask('/nl/nieuw/?x=1');
  makes((asked) => page(asked));
  expect(await ask('/nl/nieuw/?tn_p=2')).toBe('/nl/nieuw/?tn_p=2');
  expect(made).toEqual(['/nl/nieuw/?x=1', '/nl/nieuw/', '/nl/nieuw/?tn_p=2']);
});

test('a page that could not be had says nothing about whose it is', async () => {
  const { ask, made, makes } = server((asked) =>
    page(asked, { status: 503, owner: 'mf-content', page: 'page' }),
  );
  await ask('/nl/dames/?tn_p=2');
  makes((asked) => page(asked));
  expect(await ask('/nl/dames/?tn_p=3')).toBe('/nl/dames/?tn_p=3');
  expect(made).toEqual(['/nl/dames/?tn_p=2', '/nl/dames/?tn_p=3']);
});

test('what a page does not read goes along when it leads elsewhere inside the shop', async () => {
  const { ask, makes } = server();
  await ask('/nl/dames/');
  makes(() => ({ kind: 'redirect', to: '/nl/dames/?tn_p=1', status: 302 }));
  expect(await ask('/nl/dames/?tn_p=9&gclid=1')).toBe('/nl/dames/?tn_p=1&gclid=1');
  expect(await ask('/nl/dames/?gclid=2&tn_p=9')).toBe('/nl/dames/?tn_p=1&gclid=2');
});

test('a release makes only those pages anew in which a part of it stands', async () => {
  const { ask, made, makes } = server();
  await ask('/nl/dames/');
  makes((asked) => page(asked, { fragments: { below: slider } }));
  await ask('/nl/heren/');
  made.length = 0;
  const released = snapshot({ ...LIVE, 'mf-account': '2' });
  for (const path of ['/nl/dames/', '/nl/heren/']) await ask(path, released);
  expect(made).toEqual([]);
  const sliders = snapshot({ ...LIVE, 'mf-catalog': '2' });
  for (const path of ['/nl/dames/', '/nl/heren/', '/nl/heren/?gclid=1']) await ask(path, sliders);
  expect(made).toEqual(['/nl/heren/']);
  await ask('/nl/dames/', snapshot({ ...LIVE, 'mf-search': '2' }));
  expect(made).toEqual(['/nl/heren/', '/nl/dames/']);
});

test('a release may bring a page that was not there', async () => {
  const { ask, made, makes } = server((asked) =>
    page(asked, { status: 404, owner: null, page: 'not-found' }),
  );
  await ask('/nl/nieuw/');
  await ask('/nl/nieuw/');
  makes((asked) => page(asked));
  await ask('/nl/nieuw/', snapshot({ ...LIVE, 'mf-account': '2' }));
  expect(made).toEqual(['/nl/nieuw/', '/nl/nieuw/']);
});

test('a remote that comes back is asked for what it lends', async () => {
  const { ask, made } = server((asked) => page(asked, { fragments: { below: slider } }));
  await ask('/nl/dames/', snapshot({ 'mf-search': '1' }));
  await ask('/nl/dames/', snapshot({ 'mf-search': '1' }));
  await ask('/nl/dames/', snapshot(LIVE));
  expect(made).toEqual(['/nl/dames/', '/nl/dames/']);
});

test('servers share what they made while one has a release and the other does not yet, whatever the order of remotes', async () => {
  const kept = new Map<string, string>();
  const shared: SharedStore = {
    read: async (key) => kept.get(key),
    write: (key, text) => void kept.set(key, text),
    close: () => undefined,
  };
  const [one, other] = [server(undefined, shared), server(undefined, shared)];
  await one.ask('/nl/dames/', snapshot(LIVE));
  await other.ask('/nl/dames/', snapshot({ 'mf-account': '2', 'mf-catalog': '1', 'mf-search': '1' }));
  expect([one.made, other.made]).toEqual([['/nl/dames/'], []]);
  const [third, fourth] = [server(undefined, shared), server(undefined, shared)];
  const newer = snapshot({ ...LIVE, 'mf-search': '2' });
  await third.ask('/nl/dames/', newer);
  await fourth.ask('/nl/dames/', newer);
  expect([third.made, fourth.made]).toEqual([['/nl/dames/'], []]);
});

/** A shop with the new remote `mf-stores`, at a path that others knew before. */
const withStores = (path = '/nl/winkels/', version = '1'): Snapshot =>
  snapshot({ ...LIVE, 'mf-stores': version }, LISTING, false, {
    ...someAddresses,
    'mf-stores': { map: { paths: [path] } },
  });
const ofStores = (asked: URL) => page(asked, { owner: 'mf-stores', page: 'map', href: '/of-stores' });

test('who claims a path has it with the composition that says so, and who had it before when that is gone', async () => {
  const { ask, makes } = server((asked) => page(asked, { href: '/of-search' }));
  expect(await ask('/nl/winkels/')).toBe('/of-search');
  makes(ofStores);
  expect(await ask('/nl/winkels/', withStores())).toBe('/of-stores');
  expect(await ask('/nl/winkels/', withStores('/nl/winkels/', '2'))).toBe('/of-stores');
  makes((asked) => page(asked, { href: '/of-search' }));
  expect(await ask('/nl/winkels/')).toBe('/of-search');
  makes(ofStores);
  expect(await ask('/nl/winkels/', withStores('/nl/:place/'))).toBe('/of-stores');
});

test('two compositions in which a path is of different remotes are answered beside each other', async () => {
  const { ask, made, makes } = server((asked) => page(asked, { href: '/of-search' }));
  await ask('/nl/winkels/');
  makes(ofStores);
  await ask('/nl/winkels/', withStores());
  made.length = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await ask(`/nl/winkels/?gclid=${turn}`)).toBe('/of-search');
    expect(await ask(`/nl/winkels/?gclid=${turn}`, withStores())).toBe('/of-stores');
  }
  expect(made).toEqual([]);
});

test('where a path led before somebody claimed it is not where it leads', async () => {
  const { ask, makes } = server(() => ({ kind: 'redirect', to: '/nl/elders/', status: 301 }));
  expect(await ask('/nl/winkels')).toBe('/nl/elders/');
  makes(ofStores);
  expect(await ask('/nl/winkels', withStores())).toBe('/of-stores');
  makes(() => ({ kind: 'redirect', to: '/nl/elders/', status: 301 }));
  expect(await ask('/nl/winkels')).toBe('/nl/elders/');
});

test('who had a path before does not stand in for who has it now and cannot be asked', async () => {
  const { ask, makes } = server((asked) => page(asked, { href: '/of-search' }));
  await ask('/nl/winkels/');
  makes((asked) => page(asked, { owner: 'mf-stores', page: 'map', status: 503, href: '/not-now' }));
  expect(await ask('/nl/winkels/', withStores())).toBe('/not-now');
});
