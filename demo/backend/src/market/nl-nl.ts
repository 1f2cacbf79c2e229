/** The Netherlands; see `Market` for the meaning of each value. */
export const paymentMethods = [
  'ideal',
  'applepay',
  'bancontact',
  'mastercard',
  'visa',
  'maestro',
  'riverty',
] as const;
export const payNow = 'iDEAL, Bancontact, Apple Pay, Visa, Mastercard of Maestro';
export const phone = '030\u00a0012\u00a034\u00a056';
export const whatsapp = '06\u00a000\u00a012\u00a034\u00a056';
