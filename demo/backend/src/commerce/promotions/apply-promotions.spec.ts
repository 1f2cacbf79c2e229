import { applyPromotions } from './apply-promotions.ts';
import { promotion } from './promotions.ts';

const BILL = { lineCents: [1999, 3001], shippingCents: 495 };

const offOf = (...running: Parameters<typeof promotion>[]) =>
  applyPromotions(
    running.map(([name, facts]) => promotion(name, facts)),
    BILL,
    new Set(['EEN', 'TWEE', 'DRIE']),
  );

test('a fixed price replaces the total, and gives no discount on a cheaper cart', () => {
  const { discounts } = offOf(['alles voor 40', { discount: { type: 'fixed', cents: 4000 } }]);
  expect(discounts).toMatchObject([{ cents: 1000, shares: [400, 600] }]);
  expect(offOf(['alles voor 60', { discount: { type: 'fixed', cents: 6000 } }]).discounts).toEqual([]);
});

test('cents that cannot be split go to the line with the largest rounding loss', () => {
  const { discounts } = offOf(['een derde', { discount: { type: 'percentage', percentage: 33 } }]);
  expect(discounts).toMatchObject([{ cents: 1650, shares: [660, 990] }]);
});

test('promotions that find nothing left to discount are reported together in one notice', () => {
  const all = { type: 'absolute', cents: 9000 } as const;
  const { discounts, notices } = offOf(
    ['gratis', { discount: all, code: 'EEN' }],
    ['nog eens', { discount: all, code: 'TWEE' }],
    ['en nog eens', { discount: all, code: 'DRIE' }],
    ['vanzelf', { discount: all }],
  );
  expect(discounts).toMatchObject([{ cents: 5000, shares: [1999, 3001] }]);
  expect(notices).toMatchObject([
    { key: 'promotions-on-cart-price-zero-error', parameters: { promotions: 'nog eens, en nog eens' } },
  ]);
});

test('discounts on sending leave the goods alone, and the other way round', () => {
  const { discounts } = offOf(
    ['de helft', { discount: { type: 'percentage', percentage: 50 } }],
    ['gratis bezorgd', { scope: 'delivery', discount: { type: 'percentage', percentage: 100 } }],
    ['bezorgd voor 1', { scope: 'delivery', discount: { type: 'fixed', cents: 100 }, code: 'EEN' }],
  );
  expect(discounts.map(({ cents }) => cents)).toEqual([2500, 495]);
});
