import type { ProductPrice } from '../types/base';
import type { Product } from '../types/product';
import { rulePrices } from './rule-prices';

/** Fields of a product or variant that determine its price. */
export type PricedProduct = Pick<
  Product,
  'calculatedPrice' | 'calculatedPrices' | 'calculatedCheapestPrice' | 'parentId'
>;

/** Unit price: the first of a rule's prices, else the product's own. */
const priceOfOne = (product: PricedProduct): ProductPrice =>
  rulePrices(product)[0] ?? product.calculatedPrice;

export interface PriceAmounts {
  amount: number;
  /** The shop's usual price. */
  listAmount?: number;
  /** Lowest price of the last 30 days, if the backend has it. */
  lowestAmount?: number;
  /** Variants differ in price: this is the lowest. */
  isLowest?: true;
}

/** Current and former unit price, in euro. */
export const amountsOf = ({ unitPrice: amount, listPrice, regulationPrice }: ProductPrice): PriceAmounts => ({
  amount,
  ...(listPrice && { listAmount: listPrice.price }),
  ...(regulationPrice && { lowestAmount: regulationPrice.price }),
});

/** Unit prices of a product or variant, by the rules that apply to the shopper. */
export const priceAmounts = (product: PricedProduct): PriceAmounts => amountsOf(priceOfOne(product));

/** Unit prices of the cheapest variant when variants differ in price, else of the product. */
export function lowestAmounts(product: PricedProduct): PriceAmounts {
  const { calculatedCheapestPrice: cheapest, parentId } = product;
  const isRange = !parentId && cheapest?.hasRange;
  return isRange ? { ...amountsOf(cheapest), isLowest: true } : priceAmounts(product);
}
