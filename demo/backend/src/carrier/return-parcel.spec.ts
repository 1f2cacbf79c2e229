import fastify from 'fastify';
import { moveOrder, type OrderMove } from '../commerce/orders/move-order.ts';
import { at, inStock, openTestShop, type TestShop } from '../commerce/testing/test-shop.ts';
import { DEMO_PASSWORD } from '../database/demo-customers.ts';
import { carrierPlugin } from './carrier-plugin.ts';
import { returnEvents } from './return-parcel.ts';

const EMMA = 'emma@weefsel.example';
const DAY = 86_400_000;

let shop: TestShop;
let token: string;
let order: { id: string; number: string; line: string };

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: EMMA, password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 2 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  const { json } = await shop.call('POST', '/checkout/order', { token });
  order = { id: json.id, number: json.orderNumber, line: json.lineItems[0].id };
});

afterEach(() => shop.close());

const move = (machine: OrderMove['machine'], transition: string) =>
  moveOrder(shop.backOffice, order.id, { machine, transition });

/** Withdraws one unit of the order; returns the code that opens its label. */
async function giveUp(): Promise<string> {
  const begin = { body: { orderNumber: order.number }, token };
  const { code } = (await shop.call('POST', '/nd/withdrawal/begin', begin)).json;
  const lines = [{ id: order.line, quantity: 1 }];
  const choose = { body: { code, name: 'Emma', email: EMMA, lines }, token };
  await shop.call('POST', '/nd/withdrawal/choose', choose);
  await shop.call('POST', '/nd/withdrawal/confirm', { body: { code }, token });
  return code;
}

/** Parcel code in the barcode of a label. */
async function barsOf(code: string): Promise<string> {
  const { json } = await shop.call('POST', '/nd/withdrawal/label', { body: { code }, token });
  return json.label.parcelCode;
}

async function follow(code: string) {
  const app = fastify();
  await app.register(carrierPlugin, { database: shop.database, clock: () => shop.time.now });
  const answer = await app.inject(`/carrier/parcels/${encodeURIComponent(code)}`);
  await app.close();
  return { status: answer.statusCode, heading: /<h1>(.*?)<\/h1>/.exec(answer.body)?.[1], html: answer.body };
}

test('the code on a label is followed from its registration until it is back at the shop', async () => {
  move('order_delivery', 'ship');
  const bars = await barsOf(await giveUp());
  shop.time.now += 3 * DAY;
  expect(await follow(bars)).toMatchObject({ status: 200, heading: 'Aangemeld' });
  move('order_delivery', 'retour_partially');
  const back = await follow(bars);
  expect(back.heading).toBe('Terug bij de winkel');
  expect(back.html).toContain(`Retourzending ${bars}, voor Weefsel`);
});

test('of two labels of one order, only that of the returned parcel shows as returned', async () => {
  move('order_delivery', 'ship');
  const first = await barsOf(await giveUp());
  move('order_delivery', 'retour_partially');
  const second = await barsOf(await giveUp());
  expect((await follow(first)).heading).toBe('Terug bij de winkel');
  expect((await follow(second)).heading).toBe('Aangemeld');
});

test.each([
  ['paid back', 'order_transaction', 'refund'],
  ['cancelled', 'order_delivery', 'cancel'],
] as const)(
  'a label is withdrawn when its order is %s before the return arrives',
  async (_, machine, transition) => {
    move('order_transaction', 'paid');
    move('order_delivery', 'ship');
    const bars = await barsOf(await giveUp());
    move(machine, transition);
    expect((await follow(bars)).heading).toBe('Ingetrokken');
  },
);

test('returns 404 for codes of an unsent order, of another order or in another format', async () => {
  await giveUp();
  const number = order.number.padStart(7, '0');
  for (const code of [`3SWRET${number}01`, `3SWRET${number}02`, '3SWRET999999901', `3SWRET${number}01x`])
    expect((await follow(code)).status).toBe(404);
});

test('no event of a return parcel is dated before its label', () => {
  const events = returnEvents({ code: '3SWRET001000101', registeredAt: 100, backAt: 200, stoppedAt: null });
  expect(events).toEqual([
    { step: 'registered', at: 100 },
    { step: 'sorted', at: 100 },
    { step: 'delivered', at: 200 },
  ]);
});
