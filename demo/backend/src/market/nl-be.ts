/** Belgium; see `Market` for the meaning of each value. */
export const paymentMethods = ['bancontact', 'applepay', 'mastercard', 'visa', 'maestro', 'riverty'] as const;
export const payNow = 'Bancontact, Apple Pay, Visa, Mastercard of Maestro';
export const phone = '+31\u00a030\u00a0012\u00a034\u00a056';
export const whatsapp = '+31\u00a06\u00a000\u00a012\u00a034\u00a056';
