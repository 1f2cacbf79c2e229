import type { QuantityPrice } from '@weefsel/api-clients';
import type { Text } from '@weefsel/contracts/snippets';
import type { PriceLabels, PriceValue, ProductCardLabels } from '@weefsel/ui';
import { formatPrice } from '@weefsel/ui/plain';

const around = (text: Text): Omit<PriceLabels, 'lowest'> => ({
  free: text('headless.product.free'),
  from: text('headless.product.fromPrice'),
  was: text('headless.product.wasPrice'),
  now: text('headless.product.nowPrice'),
});

/** Texts around a price on its own. For use inside an observer. */
export const toPriceLabels = (text: Text): PriceLabels => ({
  ...around(text),
  lowest: (price) => text('headless.product.lowestPrice', { price }),
});

/** Texts around a price in a column of cards, therefore short. Includes the word on the badge. */
export const toCardTexts = (text: Text): ProductCardLabels => ({
  ...around(text),
  sale: text('headless.product.sale'),
  lowest: (price) => text('headless.product.cardLowestPrice', { price }),
});

/** A price in one line of text, without the previous price. */
export const toPlainPrice = (price: PriceValue, text: Text): string =>
  price.kind === 'free'
    ? text('headless.product.free')
    : [price.from && text('headless.product.fromPrice'), formatPrice(price.amount)].filter(Boolean).join(' ');

/** A quantity price in one line of text. */
export const toQuantityText = ({ from, amount }: QuantityPrice, text: Text): string =>
  text('headless.product.quantityPrice', { count: from, price: formatPrice(amount) });
