import { gunzipSync } from 'node:zlib';
import { textsOfOwners } from '../../texts-of-owners.ts';
import { LANGUAGE } from './reference-data.ts';
import { ACCESS_KEY, at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

describe('texts on screen', () => {
  const texts = async (query: string) => (await shop.call('GET', `/snippet${query}`)).json.sets[0].snippets;

  test('are returned all at once or by complete key prefixes', async () => {
    expect(Object.keys(await texts(''))).toHaveLength(Object.keys(textsOfOwners).length);
    const search = Object.keys(await texts('?prefixes=headless.search.'));
    expect(search.length).toBeGreaterThan(3);
    expect(search.every((key) => key.startsWith('headless.search.'))).toBe(true);
    expect(await texts('?prefixes=headless.sear')).toEqual([]);
    expect(await texts('?prefixes=headless.search,headless.nothing')).toEqual(
      await texts('?prefixes=headless.search'),
    );
  });

  test('are answered with 304 when the client has them', async () => {
    const first = await shop.call('GET', '/snippet?prefixes=headless.search');
    const etag = String(first.headers['etag']);
    const again = async (tag: string, query: string) =>
      (await shop.call('GET', `/snippet${query}`, { headers: { 'if-none-match': tag } })).status;
    expect(etag).toBe(`"${first.json.sets[0].hash}"`);
    expect(await again(etag, '?prefixes=headless.search')).toBe(304);
    expect(await again(`W/${etag}, "other"`, '?prefixes=headless.search')).toBe(304);
    expect(await again(etag, '')).toBe(200);
  });

  test('are refused in a language that the shop does not speak, and for too many prefixes', async () => {
    const prefixes = Array.from({ length: 51 }, (_, n) => `headless.a${n}`).join(',');
    expect((await shop.call('GET', `/snippet?languageIds=${LANGUAGE.id}`)).status).toBe(200);
    expect((await shop.call('GET', `/snippet?languageIds=${'f'.repeat(32)}`)).status).toBe(400);
    expect(refusal(await shop.call('GET', `/snippet?prefixes=${prefixes}`))).toEqual([
      400,
      'SYSTEM__SNIPPET_TOO_MANY_PREFIXES',
    ]);
  });
});

test('settings follow the switches of the shop', async () => {
  const settings = async () => (await shop.call('GET', '/shop-settings')).json;
  expect((await settings()).loginRegistration).toMatchObject({
    passwordMinLength: 8,
    doubleOptInRegistration: false,
  });
  shop.switches.doubleOptIn = true;
  expect((await settings()).loginRegistration.doubleOptInRegistration).toBe(true);
  shop.switches.doubleOptIn = false;
});

test('the sitemap names every product once', async () => {
  const [sitemap] = (await shop.call('GET', '/sitemap')).json;
  const file = await shop.app.inject({
    url: new URL(sitemap.filename).pathname,
    headers: { 'sw-access-key': ACCESS_KEY },
  });
  const xml = gunzipSync(file.rawPayload).toString();
  expect(file.headers['content-type']).toBe('application/octet-stream');
  for (const { seoPath } of catalogue.products) {
    expect(xml.split(`<loc>http://shop.test/${seoPath}</loc>`)).toHaveLength(2);
  }
  expect((await shop.call('GET', '/sitemap/elders/weg.xml.gz')).status).toBe(204);
});

test('media are read by ids, and a request without ids is refused', async () => {
  const [id = ''] = at(catalogue.products, 0).mediaIds;
  const posted = await shop.call('POST', '/media', { body: { ids: [id, '0'.repeat(32)] } });
  const got = await shop.call('GET', `/media?ids[]=${id}`);
  expect(posted.json).toMatchObject([{ id, url: `http://pictures.test/media/${id}.jpg` }]);
  expect(got.json).toEqual(posted.json);
  expect(refusal(await shop.call('POST', '/media', { body: {} }))).toEqual([400, 'CONTENT__MEDIA_EMPTY_ID']);
});

test('store info holds the city and the opening hours of the shop [FTR-01]', async () => {
  const { json } = await shop.call('GET', '/nd/store-info');
  expect(json).toMatchObject({ city: 'Utrecht', openingHours: { sunday: { closingTime: 'Closed' } } });
});
