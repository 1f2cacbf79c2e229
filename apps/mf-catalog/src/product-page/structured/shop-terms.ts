import { locale } from '@weefsel/contracts';
import type { ShopPromises } from '@weefsel/contracts/promises';
import { SCHEMA_ORG, toJsonLd } from '@weefsel/product';

/** Names under which an offer points to what holds for all of them. */
const RETURNS = '#retourneren';
const SHIPPING = '#verzenden';
const FREE_SHIPPING = '#gratis-verzenden';

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

type Delivery = ShopPromises['delivery'][number];

/** Name of the terms of sending to a country. */
const nameFor = (terms: string, { country }: Delivery): string => `${terms}-${country.toLowerCase()}`;

/** Terms of sending for this fee, one for each country that is delivered to. */
const shipping = (terms: string, fee: number, { delivery }: ShopPromises): object[] =>
  delivery.map((one) =>
    toJsonLd('OfferShippingDetails', {
      '@id': nameFor(terms, one),
      shippingRate: { '@type': 'MonetaryAmount', value: fee.toFixed(2), currency: locale.currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: one.country },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, 1),
        transitTime: days(1, one.workdays),
      },
    }),
  );

/** How goods are returned and sent, said once for all offers of a page. */
export const shopTerms = (promises: ShopPromises): object[] => [
  toJsonLd('MerchantReturnPolicy', {
    '@id': RETURNS,
    applicableCountry: promises.delivery.map(({ country }) => country),
    returnPolicyCategory: `${SCHEMA_ORG}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: promises.returnDays,
    returnMethod: `${SCHEMA_ORG}/ReturnByMail`,
    returnFees: `${SCHEMA_ORG}/FreeReturn`,
    refundType: `${SCHEMA_ORG}/FullRefund`,
  }),
  ...shipping(SHIPPING, promises.shippingFee, promises),
  ...shipping(FREE_SHIPPING, 0, promises),
];

/** The terms of an offer of this price in euro, if the shop's promises are known. */
export function termsOf(price: number, promises: ShopPromises | undefined) {
  if (!promises) return undefined;
  const terms = price >= promises.freeShippingFrom ? FREE_SHIPPING : SHIPPING;
  return {
    hasMerchantReturnPolicy: { '@id': RETURNS },
    shippingDetails: promises.delivery.map((one) => ({ '@id': nameFor(terms, one) })),
  };
}
