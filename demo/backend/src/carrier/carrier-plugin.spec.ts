import fastify from 'fastify';
import { DEMO_PASSWORD } from '../database/demo-customers.ts';
import { moveOrder } from '../commerce/orders/move-order.ts';
import { at, inStock, openTestShop, type TestShop } from '../commerce/testing/test-shop.ts';
import { carrierPlugin } from './carrier-plugin.ts';

let shop: TestShop;
let token: string;
let id: string;

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  ({ id } = (await shop.call('POST', '/checkout/order', { token })).json);
});

afterEach(() => shop.close());

const move = (
  transition: string,
  trackingCode?: string,
  machine: 'order' | 'order_delivery' = 'order_delivery',
) => moveOrder(shop.backOffice, id, { machine, transition, ...(trackingCode && { trackingCode }) });

async function pageOf(code: string) {
  const app = fastify();
  await app.register(carrierPlugin, { database: shop.database, clock: () => shop.time.now });
  const answer = await app.inject(`/carrier/parcels/${encodeURIComponent(code)}`);
  await app.close();
  return { status: answer.statusCode, html: answer.body };
}

const heading = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

async function sentOrder() {
  const { json } = await shop.call('POST', '/order', { token, body: { ids: [id] } });
  return json.orders.elements[0];
}

test('an order carries its tracking URL and a history of delivery states with timestamps', async () => {
  move('ship_partially', 'AAN 1&2');
  shop.time.now += 60_000;
  move('ship');
  const { deliveries, extensions } = await sentOrder();
  expect(deliveries[0].shippingMethod).toMatchObject({
    trackingUrl: 'http://pictures.test/carrier/parcels/%s',
    translated: { trackingUrl: 'http://pictures.test/carrier/parcels/%s' },
  });
  expect(extensions.shopHistory).toEqual([
    {
      machine: 'order_delivery',
      state: 'shipped_partially',
      trackingCode: 'AAN 1&2',
      at: expect.any(String),
    },
    { machine: 'order_delivery', state: 'shipped', trackingCode: expect.any(String), at: expect.any(String) },
  ]);
  const mails = shop.outbox.list().filter(({ kind }) => kind === 'order-state');
  expect(mails[1]?.html).toContain('href="http://pictures.test/carrier/parcels/AAN%201%262">AAN 1&amp;2</a>');
  expect(mails[0]?.html.match(/carrier\/parcels/g)).toHaveLength(2);
});

test('the parcel page shows the status of its order as the clock advances', async () => {
  move('ship', 'PAKKET1');
  expect(heading((await pageOf('PAKKET1')).html)).toBe('Aangemeld');
  expect((await pageOf('PAKKET1')).html).toContain('We verwachten te bezorgen op');
  shop.time.now += 10 * 86_400_000;
  expect(heading((await pageOf('PAKKET1')).html)).toBe('Bezorgd');
  move('retour');
  expect(heading((await pageOf('PAKKET1')).html)).toBe('Retour');
});

test('shows a parcel as delivered as soon as its order is completed', async () => {
  move('process', undefined, 'order');
  move('ship', 'PAKKET1');
  move('complete', undefined, 'order');
  expect(heading((await pageOf('PAKKET1')).html)).toBe('Bezorgd');
});

test('returns 404 for an unknown parcel code, without echoing its markup', async () => {
  for (const code of ['onbekend', '<script>', '%s', "' or 1=1"]) {
    const { status, html } = await pageOf(code);
    expect(status).toBe(404);
    expect(html).not.toContain('<script>');
  }
});
