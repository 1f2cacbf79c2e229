import fastify, { type FastifyInstance } from 'fastify';
import { ShopSwitches } from '../commerce/shop-switches.ts';
import { IN_MEMORY, openDatabase, type Database } from '../database/open-database.ts';
import type { MailRow } from '../database/rows.ts';
import { Payments } from '../payment/payments.ts';
import { ReceivedEvents } from '../search/received-events.ts';
import type { Product } from '../catalogue/types.ts';
import { PriceChanges } from './prices/price-changes.ts';
import { DemoClock } from './clock/demo-clock.ts';
import { demoPlugin } from './demo-plugin.ts';
import { Faults } from './faults/faults.ts';

const MAIL = {
  id: 7,
  kind: 'newsletter-confirmation',
  recipient: 'sanne@voorbeeld.example',
  subject: 'Bevestig je <aanmelding>',
  html: '<!doctype html><p>Hoi Sanne</p>',
  sentAt: Date.UTC(2026, 10, 20, 12),
} satisfies MailRow;

let app: FastifyInstance;
let database: Database;
let switches: ShopSwitches;
let events: ReceivedEvents;
let clock: DemoClock;
let reset: jest.Mock<Promise<void>, []>;
const told: unknown[] = [];
const product = { id: 'p1', priceCents: 4995 } as Product;

beforeEach(() => {
  database = openDatabase(IN_MEMORY);
  switches = new ShopSwitches();
  events = new ReceivedEvents();
  clock = new DemoClock();
  reset = jest.fn(async () => undefined);
  told.length = 0;
  product.priceCents = 4995;
  const outbox = { list: () => [MAIL], send: () => undefined };
  const payments = new Payments({ publicOrigin: 'http://pay.example', clock: clock.now });
  const backOffice = {
    database,
    outbox,
    options: {
      clock: clock.now,
      publicOrigin: 'http://backend.test',
      storefrontOrigin: 'http://shop.example',
    },
  };
  app = fastify();
  app.register(demoPlugin, {
    faults: new Faults(),
    clock,
    switches,
    events,
    payments,
    outbox,
    backOffice,
    writing: {
      catalogue: { productById: (id) => (id === 'p1' ? { product } : undefined) },
      prices: new PriceChanges(),
      hooks: { products: (ids) => told.push(...ids) },
    },
    reset,
  });
});
afterEach(async () => {
  await app.close();
  database.close();
});

const page = async () => (await app.inject('/__demo')).body;
const send = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });
const submit = (url: string, fields: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('the page shows accounts and discounts', async () => {
  const body = await page();
  expect(body).toContain('emma@weefsel.example');
  expect(body).toContain('WELKOM10');
  expect(body).toContain('<html lang="en">');
});

test('faults are added and removed with plain forms, and over JSON', async () => {
  const added = await submit('/__demo/faults', { kind: 'slow', vendor: '', pattern: '/media/"*' });
  expect([added.statusCode, added.headers.location]).toEqual([303, '/__demo#faults']);
  expect(await page()).toContain('/media/&quot;*');
  await submit('/__demo/faults/remove', { id: '1' });
  expect((await app.inject('/__demo/faults.json')).json()).toEqual({ faults: [] });

  const { id } = (await send('/__demo/faults.json', { kind: 'dropped', vendor: 'search' })).json<{
    id: number;
  }>();
  expect((await app.inject('/__demo/faults.json')).json()).toMatchObject({
    faults: [{ id, vendor: 'search' }],
  });
  await app.inject({ method: 'DELETE', url: `/__demo/faults/${id}.json` });
  expect((await app.inject('/__demo/faults.json')).json()).toEqual({ faults: [] });
});

test('the page shows the error of an invalid form', async () => {
  const answer = await submit('/__demo/faults', { kind: 'slow', pattern: 'media' });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('pattern must be a path');
});

test('shows the mails of the shop, and runs nothing of what is in them', async () => {
  expect(await page()).toContain('href="/__demo/mails/7">Bevestig je &lt;aanmelding&gt;');
  const mail = await app.inject('/__demo/mails/7');
  expect(mail.body).toBe(MAIL.html);
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await app.inject('/__demo/mails/8')).statusCode).toBe(404);
  expect((await app.inject('/__demo/mails.json?recipient=sanne@voorbeeld.example')).json()).toEqual({
    mails: [MAIL],
  });
  expect((await app.inject('/__demo/mails.json?kind=order-confirmation')).json()).toEqual({ mails: [] });
});

test('shows the analytics events that were received, and forgets them', async () => {
  const event = { name: 'search', receivedAt: Date.UTC(2026, 10, 20, 12), body: { SearchTerm: '<jurk>' } };
  events.add(event);
  expect(await page()).toContain('{&quot;SearchTerm&quot;:&quot;&lt;jurk&gt;&quot;}');
  expect((await app.inject('/__demo/events.json')).json()).toEqual({ events: [event] });
  await app.inject({ method: 'DELETE', url: '/__demo/events.json' });
  expect((await app.inject('/__demo/events.json')).json()).toEqual({ events: [] });
});

test('turns the switches of the shop, by its buttons and over JSON', async () => {
  await submit('/__demo/switches', { maintenance: 'true' });
  expect(switches.inMaintenance).toBe(true);
  const answer = await send('/__demo/switches.json', { maintenance: false, doubleOptIn: true });
  expect(answer.json()).toEqual({ maintenance: false, doubleOptIn: true, wishlist: true });
  expect((await send('/__demo/switches.json', { open: true })).statusCode).toBe(400);
  expect((await app.inject('/__demo/switches.json')).json()).toEqual(answer.json());
});

test('turns the clock, by its buttons and over JSON', async () => {
  const turned = await send('/__demo/clock.json', { now: '2026-12-24T18:00:00Z', frozen: true });
  expect(turned.json()).toMatchObject({ now: '2026-12-24T18:00:00.000Z', frozen: true });
  await submit('/__demo/clock', { shiftHours: '24' });
  expect((await app.inject('/__demo/clock.json')).json()).toMatchObject({ now: '2026-12-25T18:00:00.000Z' });
  expect((await send('/__demo/clock.json', { now: 'straks' })).statusCode).toBe(400);
});

test('resets, by its button and over JSON', async () => {
  expect((await submit('/__demo/reset')).headers.location).toBe('/__demo');
  expect((await send('/__demo/reset.json')).statusCode).toBe(204);
  expect(reset).toHaveBeenCalledTimes(2);
});

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://kwaad.example' },
  { origin: 'null' },
])('pages of other sites change nothing: %j', async (headers) => {
  expect((await send('/__demo/reset.json', {}, headers)).statusCode).toBe(403);
  expect(reset).not.toHaveBeenCalled();
});

test.each([
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { origin: 'http://localhost:80', host: 'localhost:80' },
])('the page itself may change things: %j', async (headers) => {
  expect((await send('/__demo/reset.json', {}, headers)).statusCode).toBe(204);
});

test('a price change in cents notifies the product hooks, and invalid prices are refused', async () => {
  expect((await send('/__demo/prices/p1.json', { cents: 1995 })).json()).toEqual({
    ...{ id: 'p1', cents: 1995, steps: [] },
  });
  expect([product.priceCents, told]).toEqual([1995, ['p1']]);
  for (const cents of [0, -5, 19.95, 'veel', 10_000_001, undefined])
    expect((await send('/__demo/prices/p1.json', { cents })).statusCode).toBe(400);
  const steps = [
    { from: 3, cents: 1795 },
    { from: 10, cents: 1495 },
  ];
  expect((await send('/__demo/prices/p1.json', { cents: 1995, steps })).json()).toMatchObject({ steps });
  const falling = { cents: 1995, steps: [...steps].reverse() };
  expect((await send('/__demo/prices/p1.json', falling)).statusCode).toBe(400);
  expect((await send('/__demo/prices/p2.json', { cents: 1995 })).statusCode).toBe(404);
  expect([product.priceCents, told]).toEqual([1995, ['p1', 'p1']]);
});
