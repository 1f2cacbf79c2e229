import { fixedId } from '../../database/fixed-id.ts';
import { market } from '../../market/market.ts';
import { PROMISES, promised } from '../../promised.ts';

const CREATED_AT = '2024-01-01T00:00:00.000+00:00';

const deliveryTimeOf = (key: string, name: string, min: number, max: number) => ({
  id: fixedId('delivery-time', key),
  name,
  min,
  max,
  unit: 'day',
  customFields: null,
  translated: { name, customFields: {} },
  createdAt: CREATED_AT,
  updatedAt: null,
  apiAlias: 'delivery_time',
});

const workdays = PROMISES.delivery.map((promise) => promise.workdays);
const fastest = Math.min(...workdays);
const slowest = Math.max(...workdays);

export const DELIVERY_TIME = deliveryTimeOf('standard', `${fastest}-${slowest} werkdagen`, fastest, slowest);

function shippingMethod(
  key: string,
  [name, description]: readonly [string, string],
  position: number,
  deliveryTime: typeof DELIVERY_TIME | null,
) {
  return {
    id: fixedId('shipping-method', key),
    technicalName: `shipping_${key}`,
    name,
    description,
    active: true,
    position,
    taxType: 'auto',
    trackingUrl: null,
    deliveryTimeId: deliveryTime?.id ?? null,
    deliveryTime,
    mediaId: null,
    media: null,
    prices: null,
    customFields: null,
    translated: { name, description, trackingUrl: null, customFields: {} },
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'shipping_method',
  };
}

export type ShippingMethod = ReturnType<typeof shippingMethod>;

export interface Shipping {
  method: ShippingMethod;
  costsCents: number;
  /** Value of goods from which shipping is free. */
  freeFromCents: number;
}

/** Shipping methods, in order. */
export const SHIPPING: readonly Shipping[] = [
  {
    method: shippingMethod(
      'home',
      [
        'Bezorgen aan huis',
        promised('Vóór {promise.cutOff} besteld op een werkdag: {promise.deliveryTimes}.'),
      ],
      1,
      DELIVERY_TIME,
    ),
    costsCents: Math.round(PROMISES.shippingFee * 100),
    freeFromCents: Math.round(PROMISES.freeShippingFrom * 100),
  },
  {
    method: shippingMethod(
      'store',
      ['Ophalen in de winkel', 'Gratis ophalen; je krijgt een bericht zodra je pakket klaarligt.'],
      2,
      // A day is promised for home delivery only.
      null,
    ),
    costsCents: 0,
    freeFromCents: 0,
  },
];

function paymentMethod(key: string, [name, description]: readonly [string, string], position: number) {
  return {
    id: fixedId('payment-method', key),
    technicalName: `payment_${key}`,
    name,
    shortName: key,
    distinguishableName: name,
    description,
    position,
    active: true,
    afterOrderEnabled: true,
    mediaId: null,
    media: null,
    customFields: null,
    translated: { name, description, distinguishableName: name, customFields: {} },
    createdAt: CREATED_AT,
    updatedAt: null,
    apiAlias: 'payment_method',
  };
}

export type PaymentMethod = ReturnType<typeof paymentMethod>;

const METHODS = {
  ideal: ['iDEAL', 'Betaal direct via je eigen bank.'],
  applepay: ['Apple Pay', 'Betaal met je iPhone, iPad of Mac.'],
  bancontact: ['Bancontact', 'Betaal met je Belgische bankkaart.'],
  mastercard: ['Mastercard', 'Betaal met je creditcard.'],
  visa: ['Visa', 'Betaal met je creditcard.'],
  maestro: ['Maestro', 'Betaal met je betaalpas.'],
  riverty: [
    'Riverty',
    promised(
      'Betaal achteraf, binnen {promise.payLaterDays}, vanaf {promise.payLaterAge}. Let op! Geld lenen kost geld.',
    ),
  ],
} as const;

/** Payment methods of this market, in order. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = market.paymentMethods.map((key, index) =>
  paymentMethod(key, METHODS[key], index + 1),
);

/** The chosen method, or the first one. */
export const shippingOf = (id: string | null) =>
  SHIPPING.find(({ method }) => method.id === id) ?? SHIPPING[0];

export const paymentMethodOf = (id: string | null) =>
  PAYMENT_METHODS.find((method) => method.id === id) ?? PAYMENT_METHODS[0];
