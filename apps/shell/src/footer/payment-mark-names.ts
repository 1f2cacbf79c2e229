/** Address of the picture that has all marks; the part behind `#` names one. */
export const PAYMENT_MARKS_PATH = '/payment-marks.svg';

/** Ways to pay that the footer shows, by the names that shoppers know. */
export const PAYMENT_MARKS = {
  ideal: 'iDEAL',
  'apple-pay': 'Apple Pay',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  bancontact: 'Bancontact',
  visa: 'Visa',
  riverty: 'Riverty',
} as const;

export type PaymentMark = keyof typeof PAYMENT_MARKS;
