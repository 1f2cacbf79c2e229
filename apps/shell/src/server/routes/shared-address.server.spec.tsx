import { fromPartial } from '@total-typescript/shoehorn';
import type { PageResult } from '@weefsel/contracts';
import { sendSharedAddress } from './shared-address';
import { shop, type Loads } from './shop.fixture';

const page = (title: string): PageResult => ({
  kind: 'page',
  data: { title },
  head: { title, canonical: 'https://shop.test/nl/dames/' },
  context: 'general',
});

const listing: Loads = { 'mf-search/listing': async () => page('Dames') };
const behindCache = { CDN_MAX_AGE: '300' };
const FOLLOWS = { 'x-narrow': 'yes' };

async function ask(
  url: string,
  headers: Record<string, string> = FOLLOWS,
  env: Record<string, string> = behindCache,
) {
  const app = await shop(listing, { env });
  const answer = await app.inject({ url, headers });
  const { 'x-page-address': address, 'cache-control': kept, location } = answer.headers;
  return { status: answer.statusCode, address, kept, location, body: answer.body };
}

test.each([
  ['/nl/dames/?ref=brief', '/nl/dames/'],
  ['/nl/dames/?tn_p=2&ref=brief&x', '/nl/dames/?tn_p=2'],
  ['/nl/dames/_payload.json?ref=brief&tn_p=2', '/nl/dames/_payload.json?tn_p=2'],
])('a cache that follows addresses is directed from %s to %s', async (asked, address) => {
  expect(await ask(asked)).toMatchObject({ status: 204, address, kept: 'private, no-store', body: '' });
});

test.each([
  '/nl/dames/',
  '/nl/dames/?tn_p=2',
  '/nl/dames/?tn_p=a%20b',
  '/nl/dames/?tn_p',
  '/nl/dames/_payload.json?tn_p=2',
])('%s has all that the page reads, and is answered with it', async (asked) => {
  expect(await ask(asked)).toMatchObject({ status: 200, address: undefined });
});

test.each([
  ['browsers', {}, behindCache],
  ['a shop without a cache in front', FOLLOWS, {}],
] as const)('%s get the page at the requested address', async (_who, headers, env) => {
  const { status, address, body } = await ask('/nl/dames/?ref=brief', headers, env);
  expect([status, address]).toEqual([200, undefined]);
  expect(body).toContain('<h1>Dames</h1>');
});

test('a redirect of a path without a page does not depend on parameters', async () => {
  expect(await ask('/nl/Dames?ref=brief')).toMatchObject({ status: 204, address: '/nl/Dames' });
  expect((await ask('/nl/Dames?ref=brief', {})).location).toBe('/nl/dames/?ref=brief');
});

test('a first visit during a canary is not directed: the server draws its arm', async () => {
  const url = new URL('https://shop.test/nl/dames/?ref=brief');
  const narrow = jest.fn(async () => new URL('https://shop.test/nl/dames/'));
  const options = {
    source: { narrow },
    config: { cdnMaxAge: 300, cdnKeysHeader: 'surrogate-key' as const },
    cdn: { isForAll: () => false },
  };
  const request = { headers: FOLLOWS, url: '/nl/dames/?ref=brief' };
  const sent = sendSharedAddress(
    options,
    url,
    fromPartial({}),
    fromPartial({}),
    fromPartial(request),
    fromPartial({}),
  );
  expect(await sent).toBeUndefined();
  expect(narrow).not.toHaveBeenCalled();
});
