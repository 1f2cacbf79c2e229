import type { CartLineRow } from '../../database/rows.ts';
import { autoPromotionGone, discountAdded, discountDeleted, type CartNotice } from '../cart/cart-notices.ts';
import type { CalculatedDiscount } from './apply-promotions.ts';
import type { Promotion } from './promotion.ts';
import { PROMOTIONS } from './promotions.ts';

/** Promotions that the shopper saw and that no longer apply. */
const gone = (seen: readonly string[], now: readonly CalculatedDiscount[]): Promotion[] =>
  PROMOTIONS.filter(
    ({ lineId }) => seen.includes(lineId) && !now.some(({ promotion }) => promotion.lineId === lineId),
  );

/**
 * Notices of changed discounts since the shopper saw the cart. A removed code needs no notice.
 * @param seen ids of the earlier discount lines.
 * @param wanted lines that the shopper put into the cart.
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

/** Blocking notices: automatic discounts that lapsed between viewing and ordering. */
export const lostDiscounts = (seen: readonly string[], now: readonly CalculatedDiscount[]): CartNotice[] =>
  gone(seen, now)
    .filter(({ code }) => code === null)
    .map(({ name }) => autoPromotionGone(name));
