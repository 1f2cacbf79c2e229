/** Payment methods in the Belgian footer, with the names that shoppers know. */
export const PAYMENT_MARKS = {
  bancontact: 'Bancontact',
  'apple-pay': 'Apple Pay',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  visa: 'Visa',
  riverty: 'Riverty',
} as const;
