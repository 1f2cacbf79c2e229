import type { ProductPrice } from '../types/base';
import type { Product } from '../types/product';
import { rulePrices } from './rule-prices';

type Priced = Pick<Product, 'calculatedPrice' | 'calculatedPrices' | 'calculatedCheapestPrice' | 'parentId'>;

/** Price of one piece: the first of a rule's prices, else the product's own. */
const priceOfOne = (product: Priced): ProductPrice => rulePrices(product)[0] ?? product.calculatedPrice;

/** What one piece costs now, in euro. */
export const unitPrice = (product: Priced): number => priceOfOne(product).unitPrice;

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

/** The same of a product or variant, by the rules that hold for the shopper. */
export const priceAmounts = (product: Priced): PriceAmounts => amountsOf(priceOfOne(product));

/** The same for all variants of a product together: the cheapest where they differ in price. */
export function lowestAmounts(product: Priced): PriceAmounts {
  const { calculatedCheapestPrice: cheapest, parentId } = product;
  const isRange = !parentId && cheapest?.hasRange;
  return isRange ? { ...amountsOf(cheapest), isLowest: true } : priceAmounts(product);
}
