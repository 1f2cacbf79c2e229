import fc from 'fast-check';
import { goodsCents, goodsOf, isAll, leftOf } from './goods.ts';

interface Bought {
  quantity: number;
  unitCents: number;
}

const bought = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unitCents: fc.integer({ min: 0, max: 99_999 }) }),
  { minLength: 1, maxLength: 6 },
);

const line = (
  type: 'product' | 'promotion',
  id: string,
  { quantity, unitCents }: Bought,
  payload = '{}',
) => ({
  id,
  type,
  identifier: `cart-${id}`,
  quantity,
  unitCents,
  payload,
});

/** An order of goods with discounts that do not exceed its total. */
const orders = fc
  .tuple(bought, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }))
  .map(([products, parts]) => {
    let left = products.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
    const discounts = parts.map((part, n) => {
      const cents = Math.floor(left * part);
      left -= cents;
      return line('promotion', `off-${n}`, { quantity: 1, unitCents: -cents });
    });
    return { lines: [...products.map((one, n) => line('product', `p${n}`, one)), ...discounts], paid: left };
  });

test('withdrawals in any steps refund the paid amount to the cent, and nothing twice', () => {
  fc.assert(
    fc.property(orders, fc.infiniteStream(fc.nat(9)), ({ lines, paid }, wishes) => {
      const goods = goodsOf(lines);
      let taken: Record<string, number> = {};
      let back = 0;
      while (!isAll(goods, taken, {})) {
        const left = leftOf(goods, taken);
        const wanted = goods.map(
          ({ id }) => [id, Math.min(left[id] ?? 0, wishes.next().value ?? 0)] as const,
        );
        const isNothing = wanted.every(([, quantity]) => quantity === 0);
        const chosen = isNothing ? left : Object.fromEntries(wanted);
        const cents = goodsCents(goods, taken, chosen);
        expect(cents).toBeGreaterThanOrEqual(0);
        back += cents;
        taken = Object.fromEntries(goods.map(({ id }) => [id, (taken[id] ?? 0) + (chosen[id] ?? 0)]));
      }
      expect(back).toBe(paid);
      expect(Object.values(leftOf(goods, taken)).every((quantity) => quantity === 0)).toBe(true);
    }),
  );
});

test('a discount goes off the lines that it was given on', () => {
  const composition = [{ id: 'cart-b', quantity: 2, discount: 10 }];
  const goods = goodsOf([
    line('product', 'a', { quantity: 1, unitCents: 5000 }),
    line('product', 'b', { quantity: 2, unitCents: 2500 }),
    line('promotion', 'c', { quantity: 1, unitCents: -1000 }, JSON.stringify({ composition })),
  ]);
  expect(goods.map(({ netCents }) => netCents)).toEqual([5000, 4000]);
});

test('a discount without line data is shared over all lines', () => {
  const goods = goodsOf([
    line('product', 'a', { quantity: 1, unitCents: 1000 }),
    line('product', 'b', { quantity: 1, unitCents: 2000 }),
    line('promotion', 'c', { quantity: 1, unitCents: -300 }),
  ]);
  expect(goods.map(({ netCents }) => netCents)).toEqual([900, 1800]);
});

test('cents that cannot be split are refunded with the later units', () => {
  const goods = goodsOf([
    line('product', 'a', { quantity: 3, unitCents: 1000 }),
    line('promotion', 'c', { quantity: 1, unitCents: -1 }),
  ]);
  const each = [0, 1, 2].map((taken) => goodsCents(goods, { a: taken }, { a: 1 }));
  expect(each).toEqual([999, 1000, 1000]);
});
