import type { CartLineRow } from '../../database/rows.ts';
import { autoPromotionGone, discountAdded, discountDeleted, type CartNotice } from '../cart/cart-notices.ts';
import type { CalculatedDiscount } from './apply-promotions.ts';
import type { Promotion } from './promotion.ts';
import { PROMOTIONS } from './promotions.ts';

/** The discounts that the shopper saw and that are not there now. */
const gone = (seen: readonly string[], now: readonly CalculatedDiscount[]): Promotion[] =>
  PROMOTIONS.filter(
    ({ lineId }) => seen.includes(lineId) && !now.some(({ promotion }) => promotion.lineId === lineId),
  );

/**
 * What is new about the discounts since the shopper saw the cart; a code that was taken out needs no message.
 * @param seen ids of the lines of the discounts that were there.
 * @param wanted what the shopper has put in the cart.
 */
export function discountNews(
  seen: readonly string[],
  now: readonly CalculatedDiscount[],
  wanted: readonly CartLineRow[],
): CartNotice[] {
  const isWanted = ({ code }: Promotion) =>
    code === null || wanted.some(({ type, referencedId }) => type === 'promotion' && referencedId === code);
  return [
    ...now
      .filter(({ promotion }) => !seen.includes(promotion.lineId))
      .map(({ promotion }) => discountAdded(promotion.name, promotion.lineId)),
    ...gone(seen, now)
      .filter(isWanted)
      .map(({ name, lineId }) => discountDeleted(name, lineId)),
  ];
}

/** What keeps an order back: a discount that came by itself and left between looking and ordering. */
export const lostDiscounts = (seen: readonly string[], now: readonly CalculatedDiscount[]): CartNotice[] =>
  gone(seen, now)
    .filter(({ code }) => code === null)
    .map(({ name }) => autoPromotionGone(name));
