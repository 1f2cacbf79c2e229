import type { ProductPrice } from '../types/base';
import type { Product } from '../types/product';

type Ruled = Pick<Product, 'calculatedPrices'>;

/** Prices of a rule, by ascending quantity. */
export const rulePrices = ({ calculatedPrices }: Ruled): ProductPrice[] =>
  [...(calculatedPrices ?? [])].sort((one, other) => (one.quantity ?? 1) - (other.quantity ?? 1));

/** A lower unit price, in euro, from a quantity on. */
export interface QuantityPrice {
  from: number;
  amount: number;
}

/** Prices below those for smaller quantities, by ascending quantity. */
export function quantityPrices(product: Ruled): QuantityPrice[] {
  const prices = rulePrices(product);
  return prices.flatMap(({ unitPrice: amount }, n) => {
    const before = prices.slice(0, n);
    const isLower = before.length > 0 && before.every((price) => price.unitPrice > amount);
    return isLower ? [{ from: (before.at(-1)?.quantity ?? 0) + 1, amount }] : [];
  });
}
