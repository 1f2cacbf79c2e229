import { fromAny } from '@total-typescript/shoehorn';
import type { ReadParameters, RemoteName } from '@weefsel/contracts';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { describing, someAddresses } from '../request/addresses.fixture';
import type { SharedStore } from '../cache/shared-store';
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

test('a cached page serves addresses with unread parameters or another parameter order', async () => {
  const { ask, made } = server();
  expect(await ask('/nl/dames/')).toBe('/nl/dames/');
  expect(await ask('/nl/dames/?gclid=1')).toBe('/nl/dames/');
  expect(await ask('/nl/dames/?utm_source=mail&utm_campaign=x&onbekend=1')).toBe('/nl/dames/');
  expect(made).toEqual(['/nl/dames/']);
  expect(await ask('/nl/dames/?tn_p=2&tn_fk_merk=Fjord')).toBe('/nl/dames/?tn_fk_merk=Fjord&tn_p=2');
  expect(await ask('/nl/dames/?gclid=2&tn_fk_merk=Fjord&tn_p=2')).toBe('/nl/dames/?tn_fk_merk=Fjord&tn_p=2');
  expect(made).toEqual(['/nl/dames/', '/nl/dames/?tn_fk_merk=Fjord&tn_p=2']);
});

test('a fixed address drops unread parameters from the first visit', async () => {
  const home = snapshot({ 'mf-content': '1' });
  Object.assign(home.remotes.get('mf-content') ?? {}, { description: describing({ home: { reads: [] } }) });
  const { ask, made } = server((asked) => page(asked, { owner: 'mf-content', page: 'home' }));
  await ask('/nl/?gclid=1', home);
  await ask('/nl/?newsletter=succes&gclid=1', home);
  expect(made).toEqual(['/nl/', '/nl/?newsletter=succes']);
});

test('a remembered path drops unread parameters from the first visit', async () => {
  const listing = { owner: 'mf-search', page: 'listing' } as const;
  const remembered = async (path: string) => (path === '/nl/dames/' ? listing : undefined);
  const { ask, made } = server(undefined, undefined, remembered);
  await ask('/nl/dames/?gclid=1&tn_p=2');
  await ask('/nl/heren/?gclid=1');
  expect(made).toEqual(['/nl/dames/?tn_p=2', '/nl/heren/?gclid=1']);
});

test('keeps all parameters, in a fixed order, when a remote declares none', async () => {
  const { ask, made } = server();
  const old = snapshot(LIVE, LISTING, true);
  for (const address of ['/nl/dames/', '/nl/dames/?b=1&a=2', '/nl/dames/?a=2&b=1']) await ask(address, old);
  expect(made).toEqual(['/nl/dames/', '/nl/dames/?a=2&b=1']);
});

test('uses the parameters of the new page when a path gets another page', async () => {
  const { ask, made, makes } = server((asked) =>
    page(asked, { status: 404, owner: null, page: 'not-found' }),
  );
  await ask('/nl/nieuw/?x=1');
  makes((asked) => page(asked));
  expect(await ask('/nl/nieuw/?tn_p=2')).toBe('/nl/nieuw/?tn_p=2');
  expect(made).toEqual(['/nl/nieuw/?x=1', '/nl/nieuw/', '/nl/nieuw/?tn_p=2']);
});

test('a failed page does not set the owner of its path', async () => {
  const { ask, made, makes } = server((asked) =>
    page(asked, { status: 503, owner: 'mf-content', page: 'page' }),
  );
  await ask('/nl/dames/?tn_p=2');
  makes((asked) => page(asked));
  expect(await ask('/nl/dames/?tn_p=3')).toBe('/nl/dames/?tn_p=3');
  expect(made).toEqual(['/nl/dames/?tn_p=2', '/nl/dames/?tn_p=3']);
});

test('a redirect inside the shop keeps the parameters that the page does not read', async () => {
  const { ask, makes } = server();
  await ask('/nl/dames/');
  makes(() => ({ kind: 'redirect', to: '/nl/dames/?tn_p=1', status: 302 }));
  expect(await ask('/nl/dames/?tn_p=9&gclid=1')).toBe('/nl/dames/?tn_p=1&gclid=1');
  expect(await ask('/nl/dames/?gclid=2&tn_p=9')).toBe('/nl/dames/?tn_p=1&gclid=2');
});

test('a release reloads only the pages that contain a part of it', async () => {
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

test('a release reloads a path that was not found before', async () => {
  const { ask, made, makes } = server((asked) =>
    page(asked, { status: 404, owner: null, page: 'not-found' }),
  );
  await ask('/nl/nieuw/');
  await ask('/nl/nieuw/');
  makes((asked) => page(asked));
  await ask('/nl/nieuw/', snapshot({ ...LIVE, 'mf-account': '2' }));
  expect(made).toEqual(['/nl/nieuw/', '/nl/nieuw/']);
});

test('reloads a page when the remote that lends it a fragment returns', async () => {
  const { ask, made } = server((asked) => page(asked, { fragments: { below: slider } }));
  await ask('/nl/dames/', snapshot({ 'mf-search': '1' }));
  await ask('/nl/dames/', snapshot({ 'mf-search': '1' }));
  await ask('/nl/dames/', snapshot(LIVE));
  expect(made).toEqual(['/nl/dames/', '/nl/dames/']);
});

test('servers share pages when their releases differ in unrelated remotes, in any order of remotes', async () => {
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

test('a claimed path belongs to the new remote in compositions with the claim, and to the earlier owner otherwise', async () => {
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

test('serves two compositions with different owners of a path side by side from the cache', async () => {
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

test('a claim replaces the redirect of a path, which returns without the claim', async () => {
  const { ask, makes } = server(() => ({ kind: 'redirect', to: '/nl/elders/', status: 301 }));
  expect(await ask('/nl/winkels')).toBe('/nl/elders/');
  makes(ofStores);
  expect(await ask('/nl/winkels', withStores())).toBe('/of-stores');
  makes(() => ({ kind: 'redirect', to: '/nl/elders/', status: 301 }));
  expect(await ask('/nl/winkels')).toBe('/nl/elders/');
});

test('does not serve the page of the earlier owner when the new owner fails', async () => {
  const { ask, makes } = server((asked) => page(asked, { href: '/of-search' }));
  await ask('/nl/winkels/');
  makes((asked) => page(asked, { owner: 'mf-stores', page: 'map', status: 503, href: '/not-now' }));
  expect(await ask('/nl/winkels/', withStores())).toBe('/not-now');
});
