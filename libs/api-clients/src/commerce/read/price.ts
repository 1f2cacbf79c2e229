import type { ProductPrice } from '../types/base';
import type { Product } from '../types/product';
import { rulePrices } from './rule-prices';

/** The fields of a product or variant that its price is read from. */
export type PricedProduct = Pick<
  Product,
  'calculatedPrice' | 'calculatedPrices' | 'calculatedCheapestPrice' | 'parentId'
>;

/** Price of one piece: the first of a rule's prices, else the product's own. */
const priceOfOne = (product: PricedProduct): ProductPrice =>
  rulePrices(product)[0] ?? product.calculatedPrice;

export interface PriceAmounts {
  amount: number;
  /** What the shop calls the usual price. */
  listAmount?: number;
  /** Lowest price of the last 30 days, when the backend knows it. */
  lowestAmount?: number;
  /** Variants differ in price: this is the lowest. */
  isLowest?: true;
}

/** What one piece costs at this price and did before, in euro. */
export const amountsOf = ({ unitPrice: amount, listPrice, regulationPrice }: ProductPrice): PriceAmounts => ({
  amount,
  ...(listPrice && { listAmount: listPrice.price }),
  ...(regulationPrice && { lowestAmount: regulationPrice.price }),
});

/** Amounts of one piece of a product or variant, by the rules that hold for the shopper. */
export const priceAmounts = (product: PricedProduct): PriceAmounts => amountsOf(priceOfOne(product));

/** Amounts of one piece of the cheapest variant where variants differ in price, else of the product. */
export function lowestAmounts(product: PricedProduct): PriceAmounts {
  const { calculatedCheapestPrice: cheapest, parentId } = product;
  const isRange = !parentId && cheapest?.hasRange;
  return isRange ? { ...amountsOf(cheapest), isLowest: true } : priceAmounts(product);
}
