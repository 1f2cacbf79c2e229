import { encodeSignatureHeader } from '@sanity/webhook';
import fastify, { type FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import { fewWrites } from '../../security/writes';
import { hookRoutes } from './hook-routes';

const SECRETS = {
  contentHookSecret: 'een',
  commerceHookSecret: 'twee',
  searchHookSecret: 'drie',
  searchProductKey: 'nl-{id}',
};
let app: FastifyInstance;
let forget: jest.Mock<void, [readonly string[]]>;

async function start(secrets = SECRETS): Promise<void> {
  forget = jest.fn();
  app = fastify();
  await fewWrites(app);
  await hookRoutes(app, { config: secrets, forget });
}
beforeEach(() => start());
afterEach(() => app.close());

const post = (name: string, payload: string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/hooks/${name}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

const fromSanity = async (body: unknown, secret = 'een') => {
  const text = JSON.stringify(body);
  return post('content', text, {
    'sanity-webhook-signature': await encodeSignatureHeader(text, Date.now(), secret),
  });
};
const fromShopware = (body: unknown, secret = 'twee') => {
  const text = JSON.stringify(body);
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  return post('commerce', text, { 'shopware-shop-signature': signature });
};
const fromSearch = (body: unknown, secret = 'drie') =>
  post('search', JSON.stringify(body), { authorization: `Bearer ${secret}` });

const page = { _id: 'page-1', _type: 'page', slug: ['nl/oud', null, 'nl/nieuw'] };
const written = (...payload: object[]) => ({
  data: { event: 'product.written', payload },
  source: {},
  timestamp: 1,
});

test('purges a document by its id and its old and new slugs, or its whole type without slugs', async () => {
  expect((await fromSanity(page)).statusCode).toBe(200);
  expect(forget).toHaveBeenLastCalledWith([
    'document:page-1',
    'content-page:nl%2Foud',
    'content-page:nl%2Fnieuw',
  ]);
  await fromSanity({ _id: 's', _type: 'siteConfig' });
  expect(forget).toHaveBeenLastCalledWith(['document:s', 'content-any:siteConfig', 'content-siteConfig:*']);
  await fromSanity([
    { ...page, _id: 'drafts.page-1' },
    { ...page, _id: 'versions.r1.page-1' },
  ]);
  expect(forget).toHaveBeenLastCalledWith([]);
});

test('purges written products, categories and brands, and ignores other entities', async () => {
  const answer = await fromShopware(
    written(
      { entity: 'product', operation: 'update', primaryKey: 'p1', updatedFields: ['stock'] },
      {
        entity: 'category',
        operation: 'update',
        primaryKey: 'c1',
        updatedFields: ['id', 'updatedAt', 'sales'],
      },
      { entity: 'product_manufacturer', operation: 'update', primaryKey: 'b1', updatedFields: ['price'] },
      { entity: 'order', primaryKey: { id: 'o1' } },
    ),
  );
  expect(answer.json()).toEqual({ forgotten: ['product:p1', 'category:c1', 'brand:b1'] });
  expect(forget).toHaveBeenCalledWith(['product:p1', 'category:c1', 'brand:b1']);
});

test('purges cached not-found answers when a change may affect the addresses of pages', async () => {
  const update = { entity: 'product', operation: 'update', primaryKey: 'p1' };
  const isForgotten = async (...payload: object[]) =>
    (await fromShopware(written(...payload))).json<{ forgotten: string[] }>().forgotten.includes('no-page');
  for (const payload of [
    { ...update, operation: 'insert', updatedFields: ['id', 'stock'] },
    { ...update, operation: 'delete' },
    update,
    { ...update, updatedFields: ['updatedAt', 'seoUrls'] },
    { ...update, updatedFields: ['stock', 'active'] },
    { entity: 'category', primaryKey: 'c1' },
    { entity: 'seo_url', operation: 'insert', primaryKey: { id: 's1' } },
  ])
    expect([payload, await isForgotten(payload)]).toEqual([payload, true]);
  const stock = { ...update, updatedFields: ['id', 'versionId', 'updatedAt', 'stock', 'price'] };
  expect(await isForgotten(stock)).toBe(false);
  expect(await isForgotten({ entity: 'order', operation: 'insert', primaryKey: 'o1' })).toBe(false);
  expect(await isForgotten(stock, { ...update, updatedFields: ['name'] })).toBe(true);
});

test('purges the products that the search service names, or everything of search', async () => {
  await fromSearch({ items: ['nl-p1', 'be-p2'] });
  expect(forget).toHaveBeenLastCalledWith(['product:p1']);
  await fromSearch({ all: true });
  expect(forget).toHaveBeenLastCalledWith(['search:*']);
});

test('rejects a hook with a wrong or missing signature with 401 before parsing its body', async () => {
  const answers = [
    await fromSanity(page, 'anders'),
    await post('content', JSON.stringify(page), {}),
    await post('content', JSON.stringify(page), { 'sanity-webhook-signature': 't=1,v1=x,,' }),
    await fromShopware(written({ entity: 'product', primaryKey: 'p1' }), 'anders'),
    await post('commerce', '{', { 'shopware-shop-signature': 'é'.repeat(64) }),
    await fromSearch({ all: true }, 'anders'),
    await post('search', '{"all":true}', {}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
  expect(forget).not.toHaveBeenCalled();
});

test('rejects a signed body of another shape with 400 and the expected shape', async () => {
  const answers = [
    await fromSanity({ _id: 'x' }),
    await fromSanity({ ...page, slug: 7 }),
    await fromSanity('page-1'),
    await fromShopware({ data: { payload: [] } }),
    await fromShopware(written({ entity: 'product', primaryKey: { id: 'x' } })),
    await fromSearch({ items: [] }),
    await fromSearch({ all: true, items: ['x'] }),
    await fromSearch({ items: Array.from({ length: 1001 }, () => 'nl-x') }),
    await post('search', '{', { authorization: 'Bearer drie' }),
    await post('search', '', { authorization: 'Bearer drie' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
  expect(answers[0]?.json<{ message: string }>().message).toContain('_id and _type');
  expect(forget).not.toHaveBeenCalled();
});

test('a hook without a configured secret returns 404, and too many hooks get 429', async () => {
  await app.close();
  await start({ ...SECRETS, contentHookSecret: '' });
  expect((await fromSanity(page)).statusCode).toBe(404);
  const statuses = new Set<number>();
  for (let sent = 0; sent < 310; sent += 1) statuses.add((await fromSearch({ all: true })).statusCode);
  expect([...statuses].sort()).toEqual([200, 429]);
});
