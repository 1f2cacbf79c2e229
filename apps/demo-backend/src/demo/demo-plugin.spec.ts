/** @jest-environment node */
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ShopSwitches } from '../commerce/shop-switches.ts';
import type { MailRow } from '../database/rows.ts';
import { ReceivedEvents } from '../search/received-events.ts';
import { demoPlugin } from './demo-plugin.ts';
import { Faults, matchesPattern } from './faults.ts';
import { meetFaults } from './meet-faults.ts';

const MAIL = {
  id: 7,
  kind: 'newsletter-confirmation',
  recipient: 'sanne@voorbeeld.example',
  subject: 'Bevestig je <aanmelding>',
  html: '<!doctype html><p>Hoi Sanne</p>',
  sentAt: Date.UTC(2026, 10, 20, 12),
} satisfies MailRow;

let app: FastifyInstance;
let switches: ShopSwitches;
let events: ReceivedEvents;

beforeEach(() => {
  const faults = new Faults();
  app = fastify();
  meetFaults(app, faults);
  switches = new ShopSwitches();
  events = new ReceivedEvents();
  app.register(demoPlugin, { faults, switches, outbox: { list: () => [MAIL] }, events });
  app.register(async (vendor) => {
    vendor.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
    });
    vendor.get('/store-api/product', () => ({ total: 2, elements: [{ id: 'a' }, { id: 'b' }] }));
    vendor.get('/tweakwise/navigation', () => ({ items: [1], properties: { nrofitems: 1, currentpage: 1 } }));
    vendor.get('/content/data/query', (_request, reply) =>
      reply.type('application/json').send('{"result":{"title":"Home"},"ms":1}'),
    );
    vendor.get('/media/a.jpg', (_request, reply) => reply.type('image/jpeg').send(Buffer.alloc(100)));
  });
});
afterEach(() => app.close());

const turn = (payload: object) => app.inject({ method: 'POST', url: '/__demo/faults.json', payload });
const submit = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test.each([
  ['/store-api/product', { errors: [{ status: '500', code: '0' }] }],
  ['/content/data/query', { statusCode: 500, error: 'Internal Server Error' }],
  ['/tweakwise/navigation', { message: 'Internal Server Error' }],
])('a failing vendor answers in its own form, readable for browsers: %s', async (path, body) => {
  await turn({ kind: 'failing', pattern: '/*' });
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.json()).toMatchObject(body);
});

test('only the paths of the pattern meet the fault', async () => {
  await turn({ kind: 'maintenance', pattern: '/store-api/*' });
  const closed = await app.inject('/store-api/product?limit=1');
  expect(closed.statusCode).toBe(503);
  expect(closed.json()).toMatchObject({
    errors: [{ code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE' }],
  });
  expect((await app.inject('/tweakwise/navigation')).statusCode).toBe(200);
});

test('an empty vendor keeps its form and loses its content', async () => {
  await turn({ kind: 'empty', pattern: '/*' });
  const answers = ['/store-api/product', '/tweakwise/navigation', '/content/data/query'].map((path) =>
    app.inject(path).then((answer) => answer.json<unknown>()),
  );
  expect(await Promise.all(answers)).toEqual([
    { total: 0, elements: [] },
    { items: [], properties: { nrofitems: 0, currentpage: 1 } },
    { result: null, ms: 1 },
  ]);
});

test('a malformed answer breaks off halfway, pictures too', async () => {
  await turn({ kind: 'malformed', pattern: '/*' });
  const answer = await app.inject('/store-api/product');
  expect(answer.statusCode).toBe(200);
  expect(() => JSON.parse(answer.body)).toThrow(SyntaxError);
  expect((await app.inject('/media/a.jpg')).rawPayload).toHaveLength(50);
});

test('a slow vendor answers after the others', async () => {
  await turn({ kind: 'slow', pattern: '/store-api/*', delayMs: 50 });
  const order: string[] = [];
  const ask = (path: string) =>
    app.inject(path).then(({ statusCode }) => order.push(`${path} ${statusCode}`));
  await Promise.all([ask('/store-api/product'), ask('/tweakwise/navigation')]);
  expect(order).toEqual(['/tweakwise/navigation 200', '/store-api/product 200']);
});

test('takes one fault away and leaves the others', async () => {
  await turn({ kind: 'failing', pattern: '/store-api/*' });
  await turn({ kind: 'failing', pattern: '/tweakwise/*' });
  expect((await app.inject({ method: 'DELETE', url: '/__demo/faults/1.json' })).statusCode).toBe(204);
  expect((await app.inject('/store-api/product')).statusCode).toBe(200);
  expect((await app.inject('/tweakwise/navigation')).statusCode).toBe(500);
});

test('the page itself never meets a fault, and takes all of them away', async () => {
  await turn({ kind: 'failing', pattern: '/*' });
  expect((await app.inject('/__demo')).statusCode).toBe(200);
  await app.inject({ method: 'DELETE', url: '/__demo/faults.json' });
  expect((await app.inject('/store-api/product')).statusCode).toBe(200);
});

test('the page shows accounts, discounts and faults, adds and removes with plain forms', async () => {
  const added = await submit('/__demo/faults', { kind: 'slow', pattern: '/media/"*', delayMs: '' });
  expect([added.statusCode, added.headers.location]).toEqual([303, '/__demo']);
  const page = (await app.inject('/__demo')).body;
  expect(page).toContain('emma@weefsel.example');
  expect(page).toContain('WELKOM10');
  expect(page).toContain('/media/&quot;*');
  const { faults } = (await app.inject('/__demo/faults.json')).json<{ faults: { id: number }[] }>();
  expect(faults).toEqual([{ id: 1, kind: 'slow', pattern: '/media/"*', delayMs: 3000 }]);
  await submit('/__demo/faults/remove', { id: '1' });
  expect((await app.inject('/__demo/faults.json')).json()).toEqual({ faults: [] });
});

test('shows the mails of the shop, and runs nothing of what is in them', async () => {
  expect((await app.inject('/__demo')).body).toContain(
    'href="/__demo/mails/7">Bevestig je &lt;aanmelding&gt;',
  );
  const mail = await app.inject('/__demo/mails/7');
  expect(mail.body).toBe(MAIL.html);
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await app.inject('/__demo/mails/8')).statusCode).toBe(404);
  expect((await app.inject('/__demo/mails.json')).json()).toEqual({ mails: [MAIL] });
});

test('shows the analytics events that were received', async () => {
  const event = { name: 'search', receivedAt: Date.UTC(2026, 10, 20, 12), body: { SearchTerm: '<jurk>' } };
  events.add(event);
  expect((await app.inject('/__demo')).body).toContain('{&quot;SearchTerm&quot;:&quot;&lt;jurk&gt;&quot;}');
  expect((await app.inject('/__demo/events.json')).json()).toEqual({ events: [event] });
});

test('turns the switches of the shop, by its buttons and over JSON', async () => {
  await submit('/__demo/switches', { maintenance: 'true' });
  expect(switches.inMaintenance).toBe(true);
  const payload = { maintenance: false, doubleOptIn: true };
  const answer = await app.inject({ method: 'POST', url: '/__demo/switches.json', payload });
  expect(answer.json()).toEqual({ maintenance: false, doubleOptIn: true, wishlist: true });
  const wrong = { method: 'POST', url: '/__demo/switches.json', payload: { open: true } } as const;
  expect((await app.inject(wrong)).statusCode).toBe(400);
  expect((await app.inject('/__demo/switches.json')).json()).toEqual(answer.json());
});

test.each([
  {},
  { kind: 'broken', pattern: '/*' },
  { kind: 'slow', pattern: 'media' },
  { kind: 'slow', pattern: 7 },
  { kind: 'slow', pattern: '/*', delayMs: 1e9 },
  { kind: 'slow', pattern: '/*', delayMs: [1] },
])('refuses what is no fault: %j', async (fault) => {
  expect((await turn(fault)).statusCode).toBe(400);
  expect((await app.inject('/__demo/faults.json')).json()).toEqual({ faults: [] });
});

test.each([
  ['/a', '/a', true],
  ['/a/b', '/a', false],
  ['/a/b', '/a*', true],
  ['/a/b/c', '/a/*/c', true],
  ['/a/c', '/a/*/c', false],
  ['/a/x/b/y/c', '/a/*b*/c', true],
  ['/a.c', '/a?c', false],
])('%s against %s', (path, pattern, expected) => {
  expect(matchesPattern(path, pattern)).toBe(expected);
});
