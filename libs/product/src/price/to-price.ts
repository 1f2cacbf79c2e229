import { lowestAmounts, priceAmounts, type PriceAmounts, type PricedProduct } from '@weefsel/api-clients';
import type { PriceValue, SaleBadgeValue } from '@weefsel/ui';

/** Current unit price, in euro. */
export const amountOf = (price: PriceValue): number => (price.kind === 'free' ? 0 : price.amount);

/** Saving per unit, in euro; 0 when it is not on sale. */
export const savingOf = (price: PriceValue): number =>
  price.kind === 'sale' ? price.lowestAmount - price.amount : 0;

/** Badge of a product on sale. The rounded percentage when the shop shows percentages, else the word. */
export function toSaleBadge(price: PriceValue, showSalePercentage: boolean): SaleBadgeValue | undefined {
  if (price.kind !== 'sale') return undefined;
  if (!showSalePercentage) return { kind: 'sale' };
  return { kind: 'percentage', percentage: Math.round((1 - price.amount / price.lowestAmount) * 100) };
}

/**
 * Free at zero. A sale when both the list price and the 30-day price are higher. Otherwise regular. A reduction is
 * measured from the 30-day price alone (directive 98/6/EC, article 6a; C-330/23). The struck-through price
 * is the 30-day price too.
 */
export function toPrice({ amount, listAmount, lowestAmount, isLowest }: PriceAmounts): PriceValue {
  if (amount === 0) return { kind: 'free' };
  const isReduced = (listAmount ?? 0) > amount;
  const from = isLowest && { from: isLowest };
  return isReduced && lowestAmount && lowestAmount > amount
    ? { kind: 'sale', amount, lowestAmount, ...from }
    : { kind: 'regular', amount, ...from };
}

/** Unit price of a product or variant, by the rules that apply to the shopper. */
export const priceOf = (product: PricedProduct): PriceValue => toPrice(priceAmounts(product));

/** Price on a card, which stands for all variants: the lowest where they differ. */
export const cardPriceOf = (product: PricedProduct): PriceValue => toPrice(lowestAmounts(product));
