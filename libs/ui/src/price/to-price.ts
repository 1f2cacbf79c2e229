/** What a product costs, in euro. */
export type PriceValue =
  | { kind: 'regular'; amount: number }
  /** The lowest price of the 30 days before is what is struck through, and what percentages are of. */
  | { kind: 'sale'; amount: number; lowestAmount: number }
  | { kind: 'free' };

export type SaleBadgeValue = { kind: 'percentage'; percentage: number } | { kind: 'sale' };

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

/** The badge of a product on sale: the rounded percentage when the shop shows percentages, else the word. */
export function toSaleBadge(price: PriceValue, showSalePercentage: boolean): SaleBadgeValue | undefined {
  if (price.kind !== 'sale') return undefined;
  if (!showSalePercentage) return { kind: 'sale' };
  return { kind: 'percentage', percentage: Math.round((1 - price.amount / price.lowestAmount) * 100) };
}

/** How much less than before one piece costs, in euro; 0 when it is not on sale. */
export const savingOf = (price: PriceValue): number =>
  price.kind === 'sale' ? price.lowestAmount - price.amount : 0;
