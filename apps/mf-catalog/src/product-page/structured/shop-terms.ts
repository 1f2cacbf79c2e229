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

function shipping(id: string, fee: number, { delivery }: ShopPromises) {
  const [home] = delivery;
  return toJsonLd('OfferShippingDetails', {
    '@id': id,
    shippingRate: { '@type': 'MonetaryAmount', value: fee.toFixed(2), currency: locale.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: home?.country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(1, home?.workdays ?? 1),
    },
  });
}

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
  shipping(SHIPPING, promises.shippingFee, promises),
  shipping(FREE_SHIPPING, 0, promises),
];

/** The terms of an offer of this price in euro, if the shop's promises are known. */
export const termsOf = (price: number, promises: ShopPromises | undefined) =>
  promises && {
    hasMerchantReturnPolicy: { '@id': RETURNS },
    shippingDetails: { '@id': price >= promises.freeShippingFrom ? FREE_SHIPPING : SHIPPING },
  };
