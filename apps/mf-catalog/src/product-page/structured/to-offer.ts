import { locale } from '@weefsel/contracts';
import type { ShopPromises } from '@weefsel/contracts/promises';
import { amountOf, SCHEMA_ORG } from '@weefsel/product';
import type { VariantOffer } from '../product-page-data';
import { termsOf } from './shop-terms';

const inEuro = (amount: number) => ({ price: amount.toFixed(2), priceCurrency: locale.currency });

/** Offer of a variant, with the price shown on the page. On sale it includes the struck-through price. */
export const toOffer = (
  { price, inStock }: VariantOffer,
  url: string,
  promises: ShopPromises | undefined,
) => ({
  '@type': 'Offer',
  url,
  ...inEuro(amountOf(price)),
  availability: `${SCHEMA_ORG}/${inStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: `${SCHEMA_ORG}/NewCondition`,
  ...(price.kind === 'sale' && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: `${SCHEMA_ORG}/StrikethroughPrice`,
      ...inEuro(price.lowestAmount),
    },
  }),
  ...termsOf(amountOf(price), promises),
});
