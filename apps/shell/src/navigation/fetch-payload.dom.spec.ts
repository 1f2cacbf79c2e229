import { waitFor } from '@testing-library/react';
import type { RedirectRules } from '@weefsel/contracts';
import { BrowserPartSource, type PagePayload } from '@weefsel/federation/runtime';
import { createPayloadLoader } from './fetch-payload';
import { requestPayload } from './payload-request';

const ref = {
  version: '1',
  base: '/r/',
  remoteEntry: 'e.js',
  entry: { js: [], css: [] },
  pages: {},
  fragments: {},
};
const payload = (href: string, version = '1'): PagePayload => ({
  href,
  status: 200,
  owner: 'mf-search',
  page: 'listing',
  context: 'general',
  head: { title: 'Dames' },
  content: { state: 'ready' },
  fragments: {},
  remotes: { 'mf-search': { ...ref, version } },
});

interface World {
  answer?: object | undefined;
  build?: string;
  isOutdated?: boolean;
  rules?: RedirectRules;
  code?: 'there' | 'lost';
}

function navigate(to: string, world: World = {}) {
  const renew = jest.fn(async () => undefined);
  const { build = 'b1', isOutdated = false, rules = {}, code = 'there' } = world;
  const leave = jest.fn();
  const reloaded = new Set<string>();
  const view = async () => ({ Page: () => null });
  const source = new BrowserPartSource({ 'mf-search': { ...ref } }, () =>
    code === 'there'
      ? Promise.resolve({ pages: { listing: { load: jest.fn(), view } }, fragments: {} })
      : Promise.reject(new Error('404')),
  );
  const asked = jest.fn(async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'application/json', 'x-build': build }),
    json: async () => world.answer ?? { kind: 'page', payload: payload(to) },
  }));
  Object.assign(globalThis, { fetch: asked });
  const load = createPayloadLoader({
    source,
    texts: { load: async () => undefined, renew },
    build: { own: 'b1', isOutdated },
    rules: () => rules,
    prefetched: { take: async () => undefined },
    request: requestPayload,
    leave,
    mayReload: (path) => !reloaded.has(path) && Boolean(reloaded.add(path)),
  });
  const request = () =>
    ({ url: new URL(to, location.href).href, signal: new AbortController().signal }) as Request;
  const ended = Promise.race([load(request()), new Promise((resolve) => setTimeout(resolve, 20, 'left'))]);
  return { ended, leave, asked, renew, again: () => load(request()) };
}

/** Target of a load that ends with a redirect. */
const redirectedTo = (load: Promise<unknown>): Promise<string | null> =>
  load.then(
    () => null,
    (thrown: unknown) => (thrown as Response).headers.get('location'),
  );

test('a page’s data and code come without its HTML [FED-05]', async () => {
  const { ended, leave } = navigate('/nl/dames/');
  await expect(ended).resolves.toMatchObject({ href: '/nl/dames/' });
  expect(leave).not.toHaveBeenCalled();
});

test('texts are renewed when a remote is back, and not while all remotes are known', async () => {
  const known = navigate('/nl/dames/');
  await known.ended;
  expect(known.renew).not.toHaveBeenCalled();
  const remotes = { ...payload('/cart').remotes, 'mf-checkout': ref };
  const back = navigate('/cart', { answer: { kind: 'page', payload: { ...payload('/cart'), remotes } } });
  await back.ended;
  expect(back.renew).toHaveBeenCalledTimes(1);
});

test('a page that does not read all of its address leaves the address as it is', async () => {
  const answer = { kind: 'page', payload: payload('/nl/dames/?tn_p=2') };
  const { ended } = navigate('/nl/dames/?utm_source=mail&tn_p=2', { answer });
  await expect(ended).resolves.toMatchObject({ href: '/nl/dames/?utm_source=mail&tn_p=2' });
});

test('a redirect rule to another site is a full page load, one inside the shop a navigation [ROU-06]', async () => {
  const rules = { '/vacatures': { to: 'https://werken.example/' }, '/nl/oud/': { to: '/nl/nieuw/' } };
  const away = navigate('/vacatures', { rules });
  expect(await away.ended).toBe('left');
  expect([away.leave.mock.calls, away.asked.mock.calls]).toEqual([[['https://werken.example/']], []]);
  expect(await redirectedTo(navigate('/nl/oud/', { rules }).ended)).toBe('/nl/nieuw/');
});

test('a page of type redirect leads on: inside the shop by navigation, to other sites by a full load [ROU-18]', async () => {
  const inside = navigate('/nl/ruilen/', { answer: { kind: 'redirect', to: '/nl/retourneren/' } });
  expect(await redirectedTo(inside.ended)).toBe('/nl/retourneren/');
  const away = navigate('/nl/partner/', { answer: { kind: 'redirect', to: 'https://elders.example/' } });
  expect([await away.ended, away.leave.mock.calls]).toEqual(['left', [['https://elders.example/']]]);
});

test('a redirect to itself, or for a second time to one address, opens a document, where browsers end a circle', async () => {
  const itself = navigate('/nl/%/', { answer: { kind: 'redirect', to: '/nl/%/' } });
  expect([await itself.ended, itself.leave.mock.calls]).toEqual(['left', [['http://localhost/nl/%/']]]);
  const circle = navigate('/nl/heen/', { answer: { kind: 'redirect', to: '/nl/terug/' } });
  expect(await redirectedTo(circle.ended)).toBe('/nl/terug/');
  void circle.again();
  await waitFor(() => expect(circle.leave.mock.calls).toEqual([['http://localhost/nl/terug/']]));
});

test('an address redirects again once a page was shown in between', async () => {
  const world: World = { answer: { kind: 'redirect', to: '/nl/retourneren/' } };
  const { ended, again } = navigate('/nl/ruilen/', world);
  expect(await redirectedTo(ended)).toBe('/nl/retourneren/');
  world.answer = undefined;
  await expect(again()).resolves.toMatchObject({ href: '/nl/ruilen/' });
  world.answer = { kind: 'redirect', to: '/nl/retourneren/' };
  expect(await redirectedTo(again())).toBe('/nl/retourneren/');
});

test.each([
  ['is known of', { isOutdated: true }],
  ['answers', { build: 'b2' }],
])('a new build that %s is taken at the next navigation [FED-01]', async (_how, world) => {
  const { ended, leave } = navigate('/nl/dames/', world);
  expect([await ended, leave.mock.calls]).toEqual(['left', [[expect.stringContaining('/nl/dames/')]]]);
});

test('a page whose code fails to load is loaded as a document once; then its data comes without it [FED-02]', async () => {
  const { ended, leave, again } = navigate('/nl/dames/', { code: 'lost' });
  expect(await ended).toBe('left');
  expect(leave).toHaveBeenCalledTimes(1);
  await expect(again()).resolves.toMatchObject({ href: '/nl/dames/' });
  expect(leave).toHaveBeenCalledTimes(1);
});
