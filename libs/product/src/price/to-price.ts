import { priceAmounts, type Product } from '@weefsel/api-clients';
import type { PriceValue } from '@weefsel/ui';

interface PriceAmounts {
  amount: number;
  listAmount?: number | null | undefined;
  /** Lowest price of the last 30 days. */
  lowestAmount?: number | null | undefined;
}

/**
 * Free at zero, a sale when both the list price and the lowest price of the last 30 days are higher, else regular: who
 * announces a reduction has to say from that lowest price, so there is none without it.
 */
export function toPrice({ amount, listAmount, lowestAmount }: PriceAmounts): PriceValue {
  if (amount === 0) return { kind: 'free' };
  const isReduced = (listAmount ?? 0) > amount;
  return isReduced && lowestAmount && lowestAmount > amount
    ? { kind: 'sale', amount, lowestAmount }
    : { kind: 'regular', amount };
}

/** What one piece of a product costs. */
export const priceOf = (product: Pick<Product, 'calculatedPrice'>): PriceValue =>
  toPrice(priceAmounts(product));
