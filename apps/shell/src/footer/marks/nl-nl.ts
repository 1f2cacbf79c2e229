/** Payment methods in the footer, with the names that shoppers know. */
export const PAYMENT_MARKS = {
  ideal: 'iDEAL',
  'apple-pay': 'Apple Pay',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  bancontact: 'Bancontact',
  visa: 'Visa',
  riverty: 'Riverty',
} as const;
