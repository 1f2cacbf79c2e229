import type { CartLineRow } from '../../database/rows.ts';
import type { CalculatedDiscount } from './apply-promotions.ts';
import { discountAdded, discountDeleted } from './cart-notices.ts';
import type { CartNotice } from './cart-notices.ts';

type Discounts = readonly CalculatedDiscount[];

const missingIn = (discounts: Discounts, others: Discounts) =>
  discounts.filter(({ promotion }) => !others.some((other) => other.promotion === promotion));

/** What a change did to the discounts; a code that the shopper took out needs no message. */
export function discountNews(
  before: Discounts,
  after: Discounts,
  rows: readonly CartLineRow[],
): CartNotice[] {
  const stillWanted = ({ promotion: { code } }: CalculatedDiscount) =>
    code === null || rows.some(({ type, referencedId }) => type === 'promotion' && referencedId === code);
  return [
    ...missingIn(after, before).map(({ promotion }) => discountAdded(promotion.name, promotion.lineId)),
    ...missingIn(before, after)
      .filter(stillWanted)
      .map(({ promotion }) => discountDeleted(promotion.name, promotion.lineId)),
  ];
}
