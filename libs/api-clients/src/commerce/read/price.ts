import type { CalculatedPrice } from '../types/base';

interface Priced {
  calculatedPrice: CalculatedPrice;
}

/** What one piece costs now, in euro. */
export const unitPrice = (product: Priced): number => product.calculatedPrice.unitPrice;

/** The struck-through price in euro, only when it is higher than the present one. */
export function listPrice(product: Priced): number | undefined {
  const price = product.calculatedPrice.listPrice?.price;
  return price && price > product.calculatedPrice.unitPrice ? price : undefined;
}

/** Rounded discount in percent, only when there is one. */
export function salePercentage(product: Priced): number | undefined {
  if (listPrice(product) === undefined) return undefined;
  return Math.round(product.calculatedPrice.listPrice?.percentage ?? 0) || undefined;
}

/** Lowest price of the last 30 days in euro, when the backend knows it. */
export const regulationPrice = (product: Priced): number | undefined =>
  product.calculatedPrice.regulationPrice?.price;
