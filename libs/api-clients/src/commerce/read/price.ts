import type { ProductPrice } from '../types/base';

interface Priced {
  calculatedPrice: ProductPrice;
}

/** What one piece costs now, in euro. */
export const unitPrice = (product: Priced): number => product.calculatedPrice.unitPrice;

export interface PriceAmounts {
  amount: number;
  /** What the shop calls the usual price. */
  listAmount?: number;
  /** Lowest price of the last 30 days, when the backend knows it. */
  lowestAmount?: number;
}

/** What one piece costs now and did before, in euro, as `toPrice` of `@weefsel/product` takes it. */
export function priceAmounts({ calculatedPrice }: Priced): PriceAmounts {
  const { unitPrice: amount, listPrice, regulationPrice } = calculatedPrice;
  return {
    amount,
    ...(listPrice && { listAmount: listPrice.price }),
    ...(regulationPrice && { lowestAmount: regulationPrice.price }),
  };
}
