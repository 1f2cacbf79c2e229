import type { Shop } from '../shop.ts';
import type { Promotion } from './promotion.ts';
import { PROMOTIONS } from './promotions.ts';

type Books = Pick<Shop, 'database' | 'options'>;

/** True within a promotion's period of validity. @param now in milliseconds since 1970. */
export const isInSeason = ({ validFrom, validUntil }: Promotion, now: number): boolean =>
  (validFrom === null || now >= validFrom) && (validUntil === null || now < validUntil);

function isUsedUp({ database }: Books, promotion: Promotion, customerId: string | null): boolean {
  const { lineId, mostUses, mostUsesPerCustomer } = promotion;
  if (mostUses !== null && database.orders.usesOf(lineId) >= mostUses) return true;
  if (mostUsesPerCustomer === null || customerId === null) return false;
  return database.orders.usesOf(lineId, customerId) >= mostUsesPerCustomer;
}

/** Current promotions for a customer or an anonymous shopper, in the order of application. */
export const runningPromotions = (shop: Books, customerId: string | null): readonly Promotion[] =>
  PROMOTIONS.filter(
    (promotion) => isInSeason(promotion, shop.options.clock()) && !isUsedUp(shop, promotion, customerId),
  );
