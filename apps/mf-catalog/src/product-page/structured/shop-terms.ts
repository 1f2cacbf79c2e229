import { locale } from '@weefsel/contracts';
import type { ShopPromises } from '@weefsel/contracts/promises';
import { SCHEMA_ORG, toJsonLd } from '@weefsel/product';

/** Ids by which offers refer to shared terms. */
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

/** Id of the shipping terms for a country. */
const nameFor = (terms: string, { country }: Delivery): string => `${terms}-${country.toLowerCase()}`;

/** Shipping terms for this fee, one per country of delivery. */
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

/** Return and shipping terms, stated once for all offers of a page. */
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

/** Terms of an offer at this price in euro. Undefined when the shop's promises are unknown. */
export function termsOf(price: number, promises: ShopPromises | undefined) {
  if (!promises) return undefined;
  const terms = price >= promises.freeShippingFrom ? FREE_SHIPPING : SHIPPING;
  return {
    hasMerchantReturnPolicy: { '@id': RETURNS },
    shippingDetails: promises.delivery.map((one) => ({ '@id': nameFor(terms, one) })),
  };
}
