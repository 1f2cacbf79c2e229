import fc from 'fast-check';
import {
  at,
  inStock,
  openTestShop,
  type TestShop,
} from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { expectedBill, type Basket } from './plain-bill.ts';

const MOST_PER_LINE = 100;

const byPrice = inStock.toSorted((one, other) => one.priceCents - other.priceCents);
const byStock = inStock.toSorted((one, other) => one.initialStock - other.initialStock);
const goods = [
  at(byPrice, 0),
  at(byPrice, Math.floor(byPrice.length / 2)),
  at(byPrice, byPrice.length - 1),
  at(byStock, 0),
  at(byStock, byStock.length - 1),
];

const place = fc.nat(goods.length - 1);
const quantity = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.constant(5000));
const code = fc.constantFrom(
  'LEDEN15',
  'WELKOM10',
  'ZOMER5',
  'EENMALIG20',
  'GRATISBEZORGD',
  'BEZORGD195',
  'ONBEKEND',
);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('add' as const), place, quantity }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), place, quantity }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('code' as const), code }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const clamped = (id: string, wanted: number) =>
  Math.min(wanted, MOST_PER_LINE, inStock.find((variant) => variant.id === id)?.initialStock ?? 0);

/** Applies the step to the basket; `false` when the shop has to refuse it. */
function takeStep(basket: Basket, taken: Step): boolean {
  if (taken.kind === 'code') {
    if (taken.code !== 'ONBEKEND') basket.codes.add(taken.code);
    return true;
  }
  const { id } = at(goods, taken.place);
  const before = basket.pieces.get(id);
  if (taken.kind === 'add') basket.pieces.set(id, clamped(id, (before ?? 0) + taken.quantity));
  else if (before === undefined) return false;
  else if (taken.kind === 'change') basket.pieces.set(id, clamped(id, taken.quantity));
  else basket.pieces.delete(id);
  return true;
}

function send(token: string, taken: Step) {
  const path = '/checkout/cart/line-item';
  if (taken.kind === 'code') {
    const items = [{ referencedId: taken.code, type: 'promotion' }];
    return shop.call('POST', path, { token, body: { items } });
  }
  const { id } = at(goods, taken.place);
  if (taken.kind === 'remove') return shop.call('POST', `${path}/delete`, { token, body: { ids: [id] } });
  const items = [{ id, type: 'product', quantity: taken.quantity }];
  return shop.call(taken.kind === 'add' ? 'POST' : 'PATCH', path, { token, body: { items } });
}

/** The bill of the response, in cents; an amount that is not a whole number stays visible. */
function billOf(json: Awaited<ReturnType<TestShop['call']>>['json']) {
  const cents = (euros: number) => {
    const whole = Math.round(euros * 100);
    return whole / 100 === euros ? whole : euros * 100;
  };
  const lines: { id: string; type: string; quantity: number; price: { totalPrice: number } }[] =
    json.lineItems;
  const deliveries: { shippingCosts: { totalPrice: number } }[] = json.deliveries;
  return {
    lines: lines
      .filter(({ type }) => type === 'product')
      .map(({ id, quantity, price }) => ({ id, quantity, cents: cents(price.totalPrice) })),
    // A discount on delivery is part of the delivery costs; its line has no amount.
    discounts: lines
      .filter(({ type, price }) => type === 'promotion' && price.totalPrice !== 0)
      .map(({ price }) => -cents(price.totalPrice)),
    position: cents(json.price.positionPrice),
    shipping: deliveries.reduce((sum, { shippingCosts }) => sum + cents(shippingCosts.totalPrice), 0),
    total: cents(json.price.totalPrice),
    net: cents(json.price.netPrice),
    tax: cents(json.price.calculatedTaxes[0]?.tax ?? 0),
  };
}

test('whatever is put in, changed, taken out or asked for by code, the cart adds up to the cent [CRT-03] [CRT-04]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const basket: Basket = { pieces: new Map(), codes: new Set() };
      let { token } = await shop.call('GET', '/checkout/cart');
      for (const taken of steps) {
        const allowed = takeStep(basket, taken);
        const answer = await send(token, taken);
        token = answer.token;
        expect(answer.status).toBe(allowed ? 200 : 404);
        if (allowed) expect(billOf(answer.json)).toEqual(expectedBill(basket, goods));
      }
      const { json } = await shop.call('GET', '/checkout/cart', { token });
      expect(billOf(json)).toEqual(expectedBill(basket, goods));
    }),
    { numRuns: 100, seed: 2026 },
  );
}, 20_000);
