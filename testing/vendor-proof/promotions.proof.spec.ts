import fc from 'fast-check';
import { applyPromotions, type Bill } from '../../demo/backend/src/commerce/promotions/apply-promotions.ts';
import type { Discount, Promotion } from '../../demo/backend/src/commerce/promotions/promotion.ts';
import { promotion } from '../../demo/backend/src/commerce/promotions/promotions.ts';

const cents = fc.integer({ min: 0, max: 30_000 });
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), percentage: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    type: fc.constant('percentage' as const),
    percentage: fc.integer({ min: 1, max: 100 }),
    mostCents: cents,
  }),
  fc.record({ type: fc.constant('absolute' as const), cents }),
  fc.record({ type: fc.constant('fixed' as const), cents }),
);

const NAMES = ['a', 'b', 'c', 'd', 'e'] as const;

const promotions: fc.Arbitrary<Promotion[]> = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom(...NAMES),
      hasCode: fc.boolean(),
      scope: fc.constantFrom('cart' as const, 'delivery' as const),
      discount,
      minimumCents: fc.oneof(fc.constant(0), cents),
      exclusive: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
      excludes: fc.subarray([...NAMES], { maxLength: 2 }),
    }),
    { selector: ({ name }) => name },
  )
  .map((drawn) =>
    drawn.map(({ hasCode, ...facts }) =>
      promotion(facts.name, { ...facts, code: hasCode ? facts.name.toUpperCase() : null }),
    ),
  );

const bill: fc.Arbitrary<Bill> = fc.record({
  lineCents: fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 6 }),
  shippingCents: fc.constantFrom(0, 195, 495),
});
const codes = fc.subarray(NAMES.map((name) => name.toUpperCase())).map((some) => new Set(some));

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Expected discounts by plain arithmetic: name and cents of every applied promotion. */
function onPaper(running: Promotion[], { lineCents, shippingCents }: Bill, asked: Set<string>) {
  const price = { cart: total(lineCents), delivery: shippingCents };
  const rest = { ...price };
  const taken: { promotion: Promotion; cents: number }[] = [];
  for (const one of running) {
    const clashes = taken.some(
      ({ promotion: other }) =>
        one.exclusive ||
        other.exclusive ||
        one.excludes.includes(other.name) ||
        other.excludes.includes(one.name),
    );
    if (clashes || (one.code !== null && !asked.has(one.code)) || price.cart < Math.max(1, one.minimumCents))
      continue;
    const all = price[one.scope];
    let off = 0;
    if (one.discount.type === 'absolute') off = one.discount.cents;
    if (one.discount.type === 'fixed') off = all - one.discount.cents;
    // Rounds half a cent up.
    if (one.discount.type === 'percentage') off = Math.floor((2 * all * one.discount.percentage + 100) / 200);
    if (one.discount.type === 'percentage' && one.discount.mostCents !== undefined)
      off = Math.min(off, one.discount.mostCents);
    off = Math.min(off, rest[one.scope]);
    if (off <= 0) continue;
    rest[one.scope] -= off;
    taken.push({ promotion: one, cents: off });
  }
  return taken.map(({ promotion: { name }, cents: off }) => [name, off]);
}

describe('for any promotions and any cart', () => {
  test('the discounts equal those of plain arithmetic', () => {
    fc.assert(
      fc.property(promotions, bill, codes, (running, drawn, asked) => {
        const { discounts } = applyPromotions(running, drawn, asked);
        expect(discounts.map(({ promotion: { name }, cents: off }) => [name, off])).toEqual(
          onPaper(running, drawn, asked),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('shares are whole cents that add up to their discount, and no line is paid below nothing', () => {
    fc.assert(
      fc.property(promotions, bill, codes, (running, drawn, asked) => {
        const { discounts } = applyPromotions(running, drawn, asked);
        const left = { cart: [...drawn.lineCents], delivery: [drawn.shippingCents] };
        for (const { promotion: one, cents: off, shares } of discounts) {
          expect(total(shares)).toBe(off);
          expect(off).toBeGreaterThan(0);
          const rest = left[one.scope];
          expect(shares).toHaveLength(rest.length);
          left[one.scope] = rest.map((amount, place) => amount - (shares[place] ?? 0));
          expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
          expect(Math.min(0, ...left[one.scope])).toBe(0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('a share is never more than a cent away from its fair part', () => {
    fc.assert(
      fc.property(bill, fc.integer({ min: 1, max: 100 }), (drawn, percentage) => {
        const one = promotion('a', { discount: { type: 'percentage', percentage } });
        const [found] = applyPromotions([one], drawn, new Set()).discounts;
        const goods = total(drawn.lineCents);
        const distances = (found?.shares ?? []).map((share, place) =>
          Math.abs(share - ((found?.cents ?? 0) * (drawn.lineCents[place] ?? 0)) / goods),
        );
        expect(Math.max(0, ...distances)).toBeLessThan(1);
      }),
      { numRuns: 500 },
    );
  });

  test('notices name exactly the requested codes that were not granted, and block nothing', () => {
    fc.assert(
      fc.property(promotions, bill, codes, (running, drawn, asked) => {
        const { discounts, notices } = applyPromotions(running, drawn, asked);
        const given = new Set(discounts.map(({ promotion: { name } }) => name));
        const disappointed = running.filter(
          ({ code, name }) => code !== null && asked.has(code) && !given.has(name),
        );
        const told = notices.flatMap(({ parameters }) =>
          String(parameters['name'] ?? parameters['promotions']).split(', '),
        );
        expect(told.toSorted()).toEqual(disappointed.map(({ name }) => name).toSorted());
        expect(notices.every(({ block, level }) => !block && level === 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
