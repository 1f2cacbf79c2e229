import type { PaymentFields } from './signature.ts';

/** A way to pay, as the provider knows it. */
export interface ProviderMethod {
  /** In `brq_payment_method`. */
  code: string;
  name: string;
  /** What the shopper would do here with real money. */
  step: string;
  /** Inline methods come back with parameters behind the address, the others with a form. */
  kind: 'redirect' | 'inline';
  /** What the provider adds about the payer. */
  service: PaymentFields;
}

const card = (code: string, name: string): ProviderMethod => ({
  code,
  name,
  step: `Hier vul je normaal de gegevens van je ${name} in en keur je de betaling goed bij je bank.`,
  kind: 'redirect',
  service: { [`brq_SERVICE_${code}_CardNumberEnding`]: '0969' },
});

const METHODS: Readonly<Record<string, ProviderMethod>> = {
  ideal: {
    code: 'ideal',
    name: 'iDEAL | Wero',
    step: 'Hier kies je normaal je bank en keur je de betaling goed in de app.',
    kind: 'redirect',
    service: {
      brq_SERVICE_ideal_consumerIssuer: 'Testbank',
      brq_SERVICE_ideal_consumerName: 'E. van der Linden',
      brq_SERVICE_ideal_consumerIBAN: 'NL44RABO0123456789',
      brq_SERVICE_ideal_consumerBIC: 'RABONL2U',
    },
  },
  applepay: {
    code: 'applepay',
    name: 'Apple Pay',
    step: 'Hier keur je de betaling normaal goed op je iPhone, iPad of Mac.',
    kind: 'redirect',
    service: {},
  },
  bancontact: {
    code: 'bancontactmrcash',
    name: 'Bancontact',
    step: 'Hier scan je normaal de code met je Bancontact-app of vul je je kaartgegevens in.',
    kind: 'redirect',
    service: {},
  },
  mastercard: card('mastercard', 'Mastercard'),
  visa: card('visa', 'Visa'),
  maestro: card('maestro', 'Maestro'),
  riverty: {
    code: 'afterpay',
    name: 'Riverty',
    step: 'Riverty beoordeelt of je achteraf mag betalen, binnen 14 dagen na je bestelling.',
    kind: 'inline',
    service: {},
  },
};

/** Finds a method by the short name that the shop has for it, e.g. `bancontact`. */
export const providerMethodOf = (shortName: string): ProviderMethod | undefined =>
  Object.hasOwn(METHODS, shortName) ? METHODS[shortName] : undefined;
