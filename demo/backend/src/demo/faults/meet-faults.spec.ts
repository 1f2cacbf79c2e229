import fastify, { type FastifyInstance } from 'fastify';
import type { FaultRequest } from './fault.ts';
import { Faults } from './faults.ts';
import { meetFaults } from './meet-faults.ts';

let app: FastifyInstance;
let faults: Faults;
let chance: number;

beforeEach(() => {
  chance = 0;
  faults = new Faults(() => chance);
  app = fastify();
  meetFaults(app, faults);
  app.register(async (vendor) => {
    vendor.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
    });
    vendor.get('/store-api/product', () => ({ total: 2, elements: [{ id: 'a' }, { id: 'b' }] }));
    vendor.get('/tweakwise/navigation', () => ({ items: [1], properties: { nrofitems: 1, currentpage: 1 } }));
    vendor.get('/content/v2021/data/query', (_request, reply) =>
      reply.type('application/json').send('{"result":{"title":"Home"},"ms":1}'),
    );
    vendor.get('/content/images/a.jpg', () => '');
    vendor.get('/media/a.jpg', (_request, reply) => reply.type('image/jpeg').send(Buffer.alloc(100)));
    vendor.get('/payment/1', () => '');
    vendor.get('/feeds/2', () => '');
    vendor.get('/reviews/v1', () => '');
  });
});
afterEach(() => app.close());

const USUAL = { kind: 'failing', pattern: '/*', delayMs: 0, status: 500, probability: 100 } as const;
const turn = (fault: Partial<FaultRequest>) => faults.add({ ...USUAL, ...fault });
const statusOf = async (path: string) => (await app.inject(path)).statusCode;

test.each([
  ['/store-api/product', { errors: [{ status: '429', code: '0', title: 'Too Many Requests' }] }],
  ['/content/v2021/data/query', { statusCode: 429, error: 'Too Many Requests' }],
  ['/tweakwise/navigation', { message: 'Too Many Requests' }],
  ['/payment/1', { message: 'Too Many Requests' }],
  ['/feeds/2', { error: 'Too Many Requests' }],
  ['/reviews/v1', { errorCode: 'TOO_MANY_REQUESTS', detailedError: [{ message: 'Too Many Requests' }] }],
])('a failing vendor answers in its own form, readable for browsers: %s', async (path, body) => {
  turn({ status: 429 });
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.json()).toMatchObject(body);
});

test('only the paths of the pattern meet the fault', async () => {
  turn({ kind: 'maintenance', pattern: '/store-api/*' });
  const answer = await app.inject('/store-api/product?limit=1');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { errors: [expect.objectContaining({ code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE' })] },
  ]);
  expect(await statusOf('/tweakwise/navigation')).toBe(200);
});

test('only the vendor that is chosen meets the fault', async () => {
  turn({ vendor: 'images' });
  expect(await statusOf('/media/a.jpg')).toBe(500);
  expect(await statusOf('/content/images/a.jpg')).toBe(500);
  expect(await statusOf('/content/v2021/data/query')).toBe(200);
});

test('a fault that counts goes away by itself', async () => {
  turn({ pattern: '/store-api/*', count: 2 });
  expect(await statusOf('/tweakwise/navigation')).toBe(200);
  const paths = ['/store-api/product', '/store-api/product', '/store-api/product'];
  const statuses = [];
  for (const path of paths) statuses.push(await statusOf(path));
  expect(statuses).toEqual([500, 500, 200]);
  expect(faults.list).toEqual([]);
});

test('a fault may strike only part of the requests', async () => {
  turn({ probability: 30 });
  chance = 0.29;
  expect(await statusOf('/store-api/product')).toBe(500);
  chance = 0.3;
  expect(await statusOf('/store-api/product')).toBe(200);
});

test('an empty vendor keeps its form and loses its content', async () => {
  turn({ kind: 'empty' });
  const answers = ['/store-api/product', '/tweakwise/navigation', '/content/v2021/data/query'].map((path) =>
    app.inject(path).then((answer) => answer.json<unknown>()),
  );
  expect(await Promise.all(answers)).toEqual([
    { total: 0, elements: [] },
    { items: [], properties: { nrofitems: 0, currentpage: 1 } },
    { result: null, ms: 1 },
  ]);
});

test('a malformed answer breaks off halfway, pictures too', async () => {
  turn({ kind: 'malformed' });
  const answer = await app.inject('/store-api/product');
  expect(answer.statusCode).toBe(200);
  expect(() => JSON.parse(answer.body)).toThrow(SyntaxError);
  expect((await app.inject('/media/a.jpg')).rawPayload).toHaveLength(50);
});

test('a slow vendor answers after the others', async () => {
  turn({ kind: 'slow', pattern: '/store-api/*', delayMs: 50 });
  const order: string[] = [];
  const ask = (path: string) =>
    app.inject(path).then(({ statusCode }) => order.push(`${path} ${statusCode}`));
  await Promise.all([ask('/store-api/product'), ask('/tweakwise/navigation')]);
  expect(order).toEqual(['/tweakwise/navigation 200', '/store-api/product 200']);
});

test('a dropped connection gives no answer at all, and the next request gets one', async () => {
  turn({ kind: 'dropped', count: 1 });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${origin}/store-api/product`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${origin}/store-api/product`)).status).toBe(200);
});

test('takes one fault away and leaves the others', async () => {
  const { id } = turn({ pattern: '/store-api/*' });
  turn({ pattern: '/tweakwise/*' });
  faults.remove(id);
  expect([await statusOf('/store-api/product'), await statusOf('/tweakwise/navigation')]).toEqual([200, 500]);
});
