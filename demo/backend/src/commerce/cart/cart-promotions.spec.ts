import * as fc from 'fast-check';
import { PROMOTIONS } from '../promotions/promotions.ts';
import { at, inStock, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

beforeEach(async () => {
  shop = openTestShop();
  token = (await shop.call('GET', '/context')).token;
});

afterEach(() => shop.close());

const add = (...items: object[]) => shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
const remove = (id: string) =>
  shop.call('POST', '/checkout/cart/line-item/delete', { token, body: { ids: [id] } });
const code = (referencedId: string) => ({ referencedId, type: 'promotion' });
const product = (id: string, quantity = 1) => ({ id, quantity, type: 'product' });
const between = (low: number, high: number) =>
  at(
    inStock.filter(({ priceCents }) => priceCents >= low && priceCents < high),
    0,
  );
const cents = (euros: number) => Math.round(euros * 100);
const lineIdOf = (wanted: string | null) => PROMOTIONS.find((one) => one.code === wanted)?.lineId ?? '';

test('a percentage code reduces the goods total, is reported once, and is not marked as goods', async () => {
  const variant = between(6000, 15_000);
  await add(product(variant.id));
  const { json } = await add(code('welkom10'));
  const off = Math.round(variant.priceCents / 10);
  const id = lineIdOf('WELKOM10');
  expect(json.lineItems[1]).toMatchObject({
    id,
    referencedId: 'WELKOM10',
    type: 'promotion',
    good: false,
    price: { totalPrice: -off / 100 },
    payload: { code: 'WELKOM10', discountType: 'percentage', value: '10' },
  });
  expect(cents(json.price.positionPrice)).toBe(variant.priceCents - off);
  expect(json.errors).toMatchObject({ [`promotion-discount-added-${id}`]: { level: 0, block: false } });
  expect((await add(code('WELKOM10'))).json).toMatchObject({ errors: [], price: json.price });
});

test('a code waits until the cart is large enough, and again when it gets smaller', async () => {
  const variant = between(2500, 4900);
  const waiting = await add(product(variant.id), code('WELKOM10'));
  expect(Object.values(waiting.json.errors)).toMatchObject([
    { messageKey: 'promotion-not-eligible', level: 0 },
  ]);
  const standing = await shop.call('GET', '/checkout/cart', { token });
  expect(standing.json.errors).toEqual(waiting.json.errors);

  const other = between(5000, 9000);
  const more = await add(product(other.id));
  expect(Object.keys(more.json.errors)).toEqual([`promotion-discount-added-${lineIdOf('WELKOM10')}`]);
  const less = await remove(other.id);
  expect(Object.keys(less.json.errors)).toContain(`promotion-discount-deleted-${lineIdOf('WELKOM10')}`);
  expect(less.json.lineItems).toHaveLength(1);
});

test('a discount is removed by the id of its line, and never changed', async () => {
  await add(product(between(2500, 9000).id), code('ZOMER5'));
  const id = lineIdOf('ZOMER5');
  const changed = await shop.call('PATCH', '/checkout/cart/line-item', {
    token,
    body: { items: [{ id, quantity: 2 }] },
  });
  expect(changed.json.errors[0].code).toBe('CHECKOUT__CART_LINE_ITEM_TYPE_NOT_UPDATABLE');
  expect((await remove(id)).json).toMatchObject({ lineItems: [{ type: 'product' }], errors: [] });
});

test('a promotion without a code is applied automatically and cannot be removed', async () => {
  const variant = inStock.find(({ priceCents, initialStock }) => priceCents * initialStock >= 75_000);
  const quantity = Math.ceil(75_000 / (variant?.priceCents ?? 1));
  const { json } = await add(product(variant?.id ?? '', quantity));
  expect(json.lineItems[1]).toMatchObject({
    id: lineIdOf(null),
    removable: false,
    price: { totalPrice: -50 },
  });
  const refused = await remove(lineIdOf(null));
  expect(refused.status).toBe(400);
  expect(refused.json.errors[0].code).toBe('CHECKOUT__CART_LINE_ITEM_NOT_REMOVABLE');
});

test('an exclusive promotion excludes the others', async () => {
  const { json } = await add(product(between(6000, 15_000).id), code('ZOMER5'), code('LEDEN15'));
  expect(json.lineItems.slice(1)).toMatchObject([{ referencedId: 'LEDEN15' }]);
  expect(Object.values(json.errors)).toContainEqual(
    expect.objectContaining({ messageKey: 'promotion-excluded' }),
  );
});

test('a discount reports its share per line, to the cent', async () => {
  const [one, other] = [between(6000, 15_000), between(2000, 3000)];
  const { json } = await add(product(one.id), product(other.id), code('EENMALIG20'));
  const off = Math.min(4000, Math.round((one.priceCents + other.priceCents) / 5));
  const { composition, exclusions, maxValue } = json.lineItems[2].payload;
  const shares: { id: string; discount: number }[] = composition;
  expect(shares.map(({ id }) => id)).toEqual([one.id, other.id]);
  expect(shares.reduce((sum, { discount }) => sum + cents(discount), 0)).toBe(off);
  expect([exclusions.length, maxValue]).toEqual([1, '40']);
});

test('a shipping discount is a negative delivery, and a removable line with an amount of zero', async () => {
  const variant = between(2000, 3000);
  const { json } = await add(product(variant.id), code('BEZORGD195'));
  const id = lineIdOf('BEZORGD195');
  expect(json.lineItems[1]).toMatchObject({ id, removable: true, price: { totalPrice: 0 } });
  expect(json.lineItems[1].payload).toMatchObject({ discountScope: 'delivery', discountType: 'fixed_unit' });
  expect(json.deliveries).toMatchObject([
    { shippingCosts: { totalPrice: 4.95 } },
    { shippingCosts: { totalPrice: -3 } },
  ]);
  expect(cents(json.price.totalPrice)).toBe(variant.priceCents + 195);
  const free = await add(code('GRATISBEZORGD'));
  expect(cents(free.json.price.totalPrice)).toBe(variant.priceCents);
  expect(Object.values(free.json.errors)).toContainEqual(
    expect.objectContaining({ messageKey: 'promotion-excluded' }),
  );
  await remove(lineIdOf('GRATISBEZORGD'));
  expect((await remove(id)).json.deliveries).toHaveLength(1);
});

test('a code counts in its season only, by the clock of the shop', async () => {
  await add(product(between(6000, 15_000).id));
  const early = await add(code('BLACKFRIDAY'));
  expect(Object.keys(early.json.errors)).toEqual(['promotion-not-found-BLACKFRIDAY']);
  shop.time.now = Date.UTC(2026, 10, 27, 12);
  token = (await shop.call('GET', '/context')).token;
  await add(product(between(6000, 15_000).id));
  expect((await add(code('blackfriday'))).json.lineItems[1].referencedId).toBe('BLACKFRIDAY');
  shop.time.now = Date.UTC(2026, 10, 30, 23);
  token = (await shop.call('GET', '/context')).token;
  expect((await add(product(between(6000, 15_000).id), code('BLACKFRIDAY'))).json.lineItems).toHaveLength(1);
});

test('a discount that expires in the cart is removed, and reported once', async () => {
  shop.time.now = Date.UTC(2026, 10, 30, 22, 50);
  token = (await shop.call('GET', '/context')).token;
  await add(product(between(6000, 15_000).id), code('BLACKFRIDAY'));
  shop.time.now = Date.UTC(2026, 10, 30, 23, 1);
  const { json } = await shop.call('GET', '/checkout/cart', { token });
  expect(Object.keys(json.errors)).toEqual([
    'promotion-not-found-BLACKFRIDAY',
    `promotion-discount-deleted-${lineIdOf('BLACKFRIDAY')}`,
  ]);
  expect((await shop.call('GET', '/checkout/cart', { token })).json.errors).toEqual([]);
});

test('for any cart, lines add up to the total, no price is negative, and stock is never exceeded', async () => {
  const goods = inStock.slice(0, 40);
  const item = fc.oneof(
    fc.record({
      // Two lines of one variant share its stock.
      line: fc.constantFrom('', 'f'.repeat(31)),
      place: fc.nat(goods.length - 1),
      quantity: fc.integer({ min: 1, max: 30 }),
    }),
    fc.constantFrom('WELKOM10', 'ZOMER5', 'LEDEN15', 'GRATISBEZORGD'),
  );
  const toItem = (sent: string | { line: string; place: number; quantity: number }) => {
    if (typeof sent === 'string') return code(sent);
    const { id } = at(goods, sent.place);
    const line = sent.line && sent.line + String(sent.place);
    return { id: line || id, referencedId: id, type: 'product', quantity: sent.quantity };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 8 }), async (sent) => {
      await shop.call('DELETE', '/checkout/cart', { token });
      const { json } = await add(...sent.map(toItem));
      const lines: { referencedId: string; type: string; quantity: number; price: { totalPrice: number } }[] =
        json.lineItems;
      const sum = lines.reduce((total, { price }) => total + cents(price.totalPrice), 0);
      const deliveries: { shippingCosts: { totalPrice: number } }[] = json.deliveries;
      const shipping = deliveries.reduce((total, one) => total + cents(one.shippingCosts.totalPrice), 0);
      const tax = cents(json.price.calculatedTaxes[0]?.tax ?? 0);
      expect(cents(json.price.positionPrice)).toBe(sum);
      expect(sum).toBeGreaterThanOrEqual(0);
      expect(cents(json.price.totalPrice)).toBe(sum + shipping);
      expect(cents(json.price.netPrice) + tax).toBe(sum + shipping);
      for (const { id, initialStock } of goods) {
        const wanted = lines.filter(({ type, referencedId }) => type === 'product' && referencedId === id);
        expect(wanted.reduce((total, { quantity }) => total + quantity, 0)).toBeLessThanOrEqual(initialStock);
      }
    }),
    { numRuns: 60 },
  );
});
