import type { PageRequest, PageResult } from '@weefsel/contracts';
import { PageCache } from './page-cache';
import { shop } from '../routes/shop.fixture';

const page = (title: string): PageResult => ({
  kind: 'page',
  data: { title },
  head: { title },
  context: 'general',
});

const forWhom = async ({ profileKey = 'everyone' }: PageRequest) => page(profileKey);

/** A shop whose listing depends on the profile key; loads are recorded. */
async function listing(own: (request: PageRequest) => Promise<PageResult> = forWhom) {
  const load = jest.fn((request: PageRequest) => (request.profileKey ? own : forWhom)(request));
  const home = jest.fn(forWhom);
  const loads = { 'mf-search/listing': load, 'mf-content/home': home };
  const app = await shop(loads, { pages: new PageCache(60) });
  const ask = async (url: string, key?: string) => {
    const { headers, body } = await app.inject({
      url,
      headers: { host: 'shop.test', ...(key && { 'x-profile-key': key }) },
    });
    const shown = /everyone|v_\d/.exec(body)?.[0];
    return { shown, cache: headers['cache-control'], vary: headers.vary };
  };
  return { ask, load, home };
}

const PAYLOAD = '/nl/dames/_payload.json';
const EVERYONES = { shown: 'everyone', cache: 'no-cache' };

test('the first page of a listing is as the search service has it for a visitor who allows that, and is kept nowhere [TWK-02]', async () => {
  const { ask, load } = await listing();
  expect(await ask(PAYLOAD)).toMatchObject(EVERYONES);
  expect(await ask(PAYLOAD, 'v_1')).toMatchObject({ shown: 'v_1', cache: 'private, no-store' });
  expect(await ask(PAYLOAD, 'v_2')).toMatchObject({ shown: 'v_2', cache: 'private, no-store' });
  expect(await ask(PAYLOAD, 'v_2')).toMatchObject({ shown: 'v_2' });
  expect(await ask(PAYLOAD)).toMatchObject(EVERYONES);
  expect(load.mock.calls.map(([{ profileKey }]) => profileKey)).toEqual([undefined, 'v_1', 'v_2', 'v_2']);
  expect((await ask(PAYLOAD)).vary).toMatch(/x-profile-key/i);
});

test.each([
  ['a further page of it', '/nl/dames/_payload.json?tn_p=2', 'v_1'],
  ['its document', '/nl/dames/', 'v_1'],
  ['a page that is everyone’s', '/nl/_payload.json', 'v_1'],
  ['an id that the search service would not take', PAYLOAD, 'v_1 v_2'],
])('%s is everyone’s', async (_what, url, key) => {
  const { ask, load, home } = await listing();
  expect(await ask(url, key)).toMatchObject(EVERYONES);
  expect([...load.mock.calls, ...home.mock.calls].map(([{ profileKey }]) => profileKey)).toEqual([undefined]);
});

test.each<[string, (request: PageRequest) => Promise<PageResult>]>([
  ['fails', () => Promise.reject(new Error('away'))],
  ['is not there', async () => ({ kind: 'not-found' })],
  ['leads elsewhere', async () => ({ kind: 'redirect', to: '/nl/', status: 302 })],
  [
    'has nothing in it',
    async () => ({ ...page('v_1'), missing: 'all', failure: new Error('away') }) as PageResult,
  ],
  [
    'lacks a part',
    async () => ({ ...page('v_1'), missing: 'part', failure: new Error('away') }) as PageResult,
  ],
  ['does not come', () => new Promise<never>(() => undefined)],
])('everyone’s page is shown when a visitor’s own %s', async (_how, own) => {
  const { ask } = await listing(own);
  expect(await ask(PAYLOAD, 'v_1')).toMatchObject(EVERYONES);
});
