import { priceIsZero, promotionExcluded, promotionNotEligible } from './cart-notices.ts';
import type { CartNotice } from './cart-notices.ts';
import { PROMOTIONS } from './promotions.ts';
import type { Promotion } from './promotions.ts';

export interface CalculatedDiscount {
  promotion: Promotion;
  /** What goes off the goods, in cents; always more than nothing. */
  cents: number;
}

export interface AppliedPromotions {
  discounts: CalculatedDiscount[];
  notices: CartNotice[];
}

const worth = ({ discount }: Promotion, goodsCents: number): number =>
  discount.type === 'absolute' ? discount.cents : Math.round((goodsCents * discount.percentage) / 100);

/**
 * Discounts of a cart: those that were asked for by code and those that come by themselves.
 * Percentages are of the goods before any discount; together they never take off more than the goods cost.
 */
export function applyPromotions(goodsCents: number, codes: ReadonlySet<string>): AppliedPromotions {
  const discounts: CalculatedDiscount[] = [];
  const notices: CartNotice[] = [];
  let left = goodsCents;
  for (const promotion of PROMOTIONS) {
    const asked = promotion.code !== null && codes.has(promotion.code);
    if (promotion.code !== null && !asked) continue;
    const tell = (notice: CartNotice) => asked && notices.push(notice);
    const eligible = goodsCents > 0 && goodsCents >= promotion.minimumCents;
    const first = discounts[0];
    if (!eligible) tell(promotionNotEligible(promotion.name));
    else if (first && (first.promotion.exclusive || promotion.exclusive))
      tell(promotionExcluded(promotion.name));
    else if (left === 0) tell(priceIsZero(promotion.name));
    else {
      const cents = Math.min(left, worth(promotion, goodsCents));
      left -= cents;
      if (cents > 0) discounts.push({ promotion, cents });
    }
  }
  return { discounts, notices };
}
