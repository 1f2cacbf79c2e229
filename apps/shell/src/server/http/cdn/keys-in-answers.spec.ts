import type { Transport, TransportRequest } from '@weefsel/api-clients';
import { readEnvironment } from '../../settings/environment';
import { KeyLog } from './key-log';
import { commerceKeys, contentKeys, notingTransport, searchKeys } from './keys-in-answers';

test('an answer of commerce names its products with their parents, categories and brands, however deep', () => {
  const answer = {
    elements: [
      {
        apiAlias: 'product',
        id: 'v1',
        parentId: 'p1',
        manufacturer: { apiAlias: 'product_manufacturer', id: 'b1' },
        cover: { apiAlias: 'product_media', id: 'm1' },
      },
      { apiAlias: 'category', id: 'c1', parentId: 'c0' },
      { apiAlias: 'product', id: 7 },
    ],
  };
  expect([...commerceKeys(answer)].sort()).toEqual(['brand:b1', 'category:c1', 'product:p1', 'product:v1']);
  expect([...commerceKeys('maintenance')]).toEqual([]);
});

test('an answer of content names its documents, and the page by its slug or the list', () => {
  const page = '*[_type == "page" && slug.current == $slug][0]{ title, teasers[]->{ _id } }';
  expect(
    [...contentKeys(page, { slug: 'nl/x' }, { result: { teasers: [{ _id: 'blog-1' }] } })].sort(),
  ).toEqual(['content-any:page', 'content-page:nl%2Fx', 'document:blog-1']);
  expect([...contentKeys('*[_type in $types]', { types: ['blog', 'look'] }, { result: [] })].sort()).toEqual([
    'content-any:blog',
    'content-any:look',
    'content-blog:*',
    'content-look:*',
  ]);
});

test('an answer of search names its products by the numbers of its feed', () => {
  const answer = { items: [{ itemno: 'nl-abc' }, { itemno: 'be-abc' }, { itemno: 12 }, {}] };
  expect([...searchKeys(answer, 'nl-{id}')]).toEqual(['search:*', 'product:abc']);
});

const env = readEnvironment({});
const request = (url: string): TransportRequest => ({
  method: 'GET',
  url,
  headers: {},
  timeoutMs: 1,
  maxBytes: 1,
  retry: { times: 0, methods: new Set(), statuses: new Set(), delayMs: () => 0 },
});
const answering =
  (text: string, status = 200): Transport =>
  async () => ({ status, statusText: '', headers: {}, text });

test('only what is loaded for a page is looked through, and each page has its own keys', async () => {
  const keys = new KeyLog();
  const ask = (id: string, status?: number) =>
    notingTransport(
      answering(JSON.stringify({ apiAlias: 'product', id }), status),
      env,
      keys,
    )(request(`${env.commerceEndpoint}/product`));
  await ask('nobody');
  const one = keys.watch(async (seen) => {
    await Promise.all([ask('b'), ask('a'), ask('failed', 500)]);
    return seen();
  });
  const other = keys.watch(async (seen) => {
    await ask('c');
    return seen();
  });
  expect([await one, await other]).toEqual([['product:a', 'product:b'], ['product:c']]);
});

test('an answer that is no JSON is left to who asked for it, and a query in a body is read like one in an address', async () => {
  const keys = new KeyLog();
  const content = `${env.contentApiHost}/v1/data/query/production`;
  const groq = '*[_type == "blog" && slug.current == $slug]';
  const seen = await keys.watch(async (found) => {
    await notingTransport(answering('<html>'), env, keys)(request(`${env.commerceEndpoint}/product`));
    const inAddress = new URLSearchParams({ query: groq, $slug: '"een"' });
    await notingTransport(answering('{}'), env, keys)(request(`${content}?${inAddress}`));
    const body = JSON.stringify({ query: groq, params: { slug: 'twee' } });
    await notingTransport(answering('{}'), env, keys)({ ...request(content), body });
    return found();
  });
  expect(seen).toEqual(['content-any:blog', 'content-blog:een', 'content-blog:twee']);
});
