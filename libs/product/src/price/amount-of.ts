import type { PriceValue } from '@weefsel/ui';

/** What one piece costs now, in euro. */
export const amountOf = (price: PriceValue): number => (price.kind === 'free' ? 0 : price.amount);

/** How much less than before one piece costs, in euro; 0 when it is not on sale. */
export const savingOf = (price: PriceValue): number =>
  price.kind === 'sale' ? price.lowestAmount - price.amount : 0;
