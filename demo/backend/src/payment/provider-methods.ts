import { promised } from '../promised.ts';
import type { PayerAnswers } from './payer-questions.ts';
import type { PaymentFields } from './signature.ts';

/** A payment method of the provider. */
export interface ProviderMethod {
  /** Value of `brq_payment_method`. */
  code: string;
  name: string;
  /** Action of the shopper at this point with real money. */
  step: string;
  /** Inline methods return with parameters in the address, the others with a form. */
  kind: 'redirect' | 'inline';
}

const card = (code: string, name: string): ProviderMethod => ({
  code,
  name,
  step: `Hier vul je de gegevens van je ${name} in en keur je de betaling goed bij je bank.`,
  kind: 'redirect',
});

const METHODS: Readonly<Record<string, ProviderMethod>> = {
  ideal: {
    code: 'ideal',
    name: 'iDEAL | Wero',
    step: 'Hier kies je je bank en keur je de betaling goed in de app.',
    kind: 'redirect',
  },
  applepay: {
    code: 'applepay',
    name: 'Apple Pay',
    step: 'Hier keur je de betaling goed op je iPhone, iPad of Mac.',
    kind: 'redirect',
  },
  bancontact: {
    code: 'bancontactmrcash',
    name: 'Bancontact',
    step: 'Hier scan je de code met je Bancontact-app of vul je je kaartgegevens in.',
    kind: 'redirect',
  },
  mastercard: card('mastercard', 'Mastercard'),
  visa: card('visa', 'Visa'),
  maestro: card('maestro', 'Maestro'),
  riverty: {
    code: 'afterpay',
    name: 'Riverty',
    step: promised(
      'Riverty beoordeelt of je achteraf mag betalen, binnen {promise.payLaterDays} na verzending.',
    ),
    kind: 'inline',
  },
  paypal: {
    code: 'paypal',
    name: 'PayPal',
    step: 'Hier log je in bij PayPal en keur je de betaling goed.',
    kind: 'redirect',
  },
  klarna: {
    code: 'klarna',
    name: 'Klarna',
    step: 'Klarna beoordeelt of je later of in delen mag betalen.',
    kind: 'inline',
  },
  transfer: {
    code: 'transfer',
    name: 'Overboeking',
    step: 'Je maakt het bedrag zelf over; dat duurt meestal een werkdag. Kies dus eerst voor wachten.',
    kind: 'inline',
  },
};

/** Finds a method by the shop's short name for it, e.g. `bancontact`. */
export const providerMethodOf = (shortName: string): ProviderMethod | undefined =>
  Object.hasOwn(METHODS, shortName) ? METHODS[shortName] : undefined;

/** Payer data that the provider adds to the report of a completed payment. */
export function payerFields({ code }: ProviderMethod, answers: PayerAnswers): PaymentFields {
  const name = (field: string) => `brq_SERVICE_${code}_${field}`;
  switch (code) {
    case 'ideal':
      return {
        [name('consumerIssuer')]: answers['bank'] ?? '',
        [name('consumerName')]: 'E. van der Linden',
        [name('consumerIBAN')]: 'NL44RABO0123456789',
        [name('consumerBIC')]: 'RABONL2U',
      };
    case 'mastercard':
    case 'visa':
    case 'maestro':
      return {
        [name('CardNumberEnding')]: (answers['card'] ?? '').replace(/\s/g, '').slice(-4),
        [name('CardExpirationDate')]: answers['expiry'] ?? '',
      };
    case 'paypal':
      return { [name('payerEmail')]: answers['email'] ?? '' };
    default:
      return {};
  }
}
