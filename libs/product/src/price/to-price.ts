import { lowestAmounts, priceAmounts, type PriceAmounts, type PricedProduct } from '@weefsel/api-clients';
import type { PriceValue, SaleBadgeValue } from '@weefsel/ui';

/** What one piece costs now, in euro. */
export const amountOf = (price: PriceValue): number => (price.kind === 'free' ? 0 : price.amount);

/** How much less than before one piece costs, in euro; 0 when it is not on sale. */
export const savingOf = (price: PriceValue): number =>
  price.kind === 'sale' ? price.lowestAmount - price.amount : 0;

/** The badge of a product on sale: the rounded percentage when the shop shows percentages, else the word. */
export function toSaleBadge(price: PriceValue, showSalePercentage: boolean): SaleBadgeValue | undefined {
  if (price.kind !== 'sale') return undefined;
  if (!showSalePercentage) return { kind: 'sale' };
  return { kind: 'percentage', percentage: Math.round((1 - price.amount / price.lowestAmount) * 100) };
}

/**
 * Free at zero; a sale when both the list price and the lowest price of the last 30 days are higher; else regular. The
 * law measures a reduction from that lowest price, so there is no sale without it.
 */
export function toPrice({ amount, listAmount, lowestAmount, isLowest }: PriceAmounts): PriceValue {
  if (amount === 0) return { kind: 'free' };
  const isReduced = (listAmount ?? 0) > amount;
  const from = isLowest && { from: isLowest };
  return isReduced && lowestAmount && lowestAmount > amount
    ? { kind: 'sale', amount, lowestAmount, ...from }
    : { kind: 'regular', amount, ...from };
}

/** Price of one piece of a product or a variant, by the rules that hold for the shopper. */
export const priceOf = (product: PricedProduct): PriceValue => toPrice(priceAmounts(product));

/** Price on a card, which stands for all variants: the lowest where they differ. */
export const cardPriceOf = (product: PricedProduct): PriceValue => toPrice(lowestAmounts(product));
