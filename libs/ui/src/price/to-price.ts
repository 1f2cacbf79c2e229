/** What a product costs, in euros. */
export type PriceValue =
  | { kind: 'regular'; amount: number }
  | { kind: 'sale'; amount: number; listAmount: number; lowestAmount?: number }
  | { kind: 'free' };

export type SaleBadgeValue = { kind: 'percentage'; percentage: number } | { kind: 'sale' };

interface PriceAmounts {
  amount: number;
  listAmount?: number | null | undefined;
  /** Lowest price of the last 30 days. */
  lowestAmount?: number | null | undefined;
}

/** Free at zero, a sale when the list price is higher, else regular. */
export function toPrice({ amount, listAmount, lowestAmount }: PriceAmounts): PriceValue {
  if (amount === 0) return { kind: 'free' };
  if (!listAmount || listAmount <= amount) return { kind: 'regular', amount };
  return { kind: 'sale', amount, listAmount, ...(lowestAmount && { lowestAmount }) };
}

/** The badge of a product on sale: the rounded percentage when the shop shows percentages, else the word. */
export function toSaleBadge(price: PriceValue, showSalePercentage: boolean): SaleBadgeValue | undefined {
  if (price.kind !== 'sale') return undefined;
  if (!showSalePercentage) return { kind: 'sale' };
  return { kind: 'percentage', percentage: Math.round((1 - price.amount / price.listAmount) * 100) };
}
