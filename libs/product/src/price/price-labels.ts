import type { Text } from '@weefsel/contracts/snippets';
import type { PriceLabels, ProductCardLabels } from '@weefsel/ui';

const around = (text: Text): Omit<PriceLabels, 'lowest'> => ({
  free: text('headless.product.free'),
  was: text('headless.product.wasPrice'),
  now: text('headless.product.nowPrice'),
});

/** The words around a price that stands by itself. Read texts inside an observer. */
export const toPriceLabels = (text: Text): PriceLabels => ({
  ...around(text),
  lowest: (price) => text('headless.product.lowestPrice', { price }),
});

/** The words around a price among others, short enough for a column of cards, and the word on the badge. */
export const toCardTexts = (text: Text): ProductCardLabels => ({
  ...around(text),
  sale: text('headless.product.sale'),
  lowest: (price) => text('headless.product.cardLowestPrice', { price }),
});
