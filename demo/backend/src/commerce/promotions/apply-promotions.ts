import {
  priceIsZero,
  promotionExcluded,
  promotionNotEligible,
  type CartNotice,
} from '../cart/cart-notices.ts';
import { doNotCombine, type Discount, type Promotion } from './promotion.ts';
import { shareOut } from './share-out.ts';

/** Amounts that discounts reduce, in cents. */
export interface Bill {
  /** Price of each line. */
  lineCents: readonly number[];
  shippingCents: number;
}

export interface CalculatedDiscount {
  promotion: Promotion;
  /** Amount of the discount in cents; always above zero. */
  cents: number;
  /** Share of each line, or of the shipping costs for a shipping discount. */
  shares: readonly number[];
}

interface AppliedPromotions {
  discounts: CalculatedDiscount[];
  notices: CartNotice[];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

function worth(discount: Discount, wholeCents: number): number {
  switch (discount.type) {
    case 'absolute':
      return discount.cents;
    case 'fixed':
      return Math.max(0, wholeCents - discount.cents);
    case 'percentage':
      return Math.min(discount.mostCents ?? Infinity, Math.round((wholeCents * discount.percentage) / 100));
  }
}

/**
 * Discounts of a cart: those of given codes and automatic ones.
 * Percentages apply to the price before any discount. Together, discounts never exceed that price.
 * @param running the current promotions, in the order of application.
 * @param codes in capitals, like those of the promotions.
 */
export function applyPromotions(
  running: readonly Promotion[],
  { lineCents, shippingCents }: Bill,
  codes: ReadonlySet<string>,
): AppliedPromotions {
  const goodsCents = sum(lineCents);
  const whole = { cart: goodsCents, delivery: shippingCents };
  const left = { cart: [...lineCents], delivery: [shippingCents] };
  const discounts: CalculatedDiscount[] = [];
  const notices: CartNotice[] = [];
  const tooLate: string[] = [];
  for (const promotion of running) {
    const { code, discount, minimumCents, name, scope } = promotion;
    const asked = code !== null && codes.has(code);
    if (code !== null && !asked) continue;
    const tell = (notice: CartNotice) => asked && notices.push(notice);
    const wanted = worth(discount, whole[scope]);
    const leftCents = sum(left[scope]);
    if (goodsCents === 0 || goodsCents < minimumCents || whole[scope] === 0 || wanted === 0)
      tell(promotionNotEligible(name));
    else if (discounts.some((applied) => doNotCombine(applied.promotion, promotion)))
      tell(promotionExcluded(name));
    else if (leftCents === 0) {
      if (asked) tooLate.push(name);
    } else {
      const cents = Math.min(leftCents, wanted);
      const shares = shareOut(cents, left[scope]);
      left[scope] = left[scope].map((amount, place) => amount - (shares[place] ?? 0));
      discounts.push({ promotion, cents, shares });
    }
  }
  if (tooLate.length > 0) notices.push(priceIsZero(tooLate));
  return { discounts, notices };
}
