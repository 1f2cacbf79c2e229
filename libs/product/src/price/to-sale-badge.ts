import type { PriceValue, SaleBadgeValue } from '@weefsel/ui';

/** The badge of a product on sale: the rounded percentage when the shop shows percentages, else the word. */
export function toSaleBadge(price: PriceValue, showSalePercentage: boolean): SaleBadgeValue | undefined {
  if (price.kind !== 'sale') return undefined;
  if (!showSalePercentage) return { kind: 'sale' };
  return { kind: 'percentage', percentage: Math.round((1 - price.amount / price.lowestAmount) * 100) };
}
