import { PAYMENT_MARKS } from './marks/nl-nl';

/** Address of the picture with all marks; the fragment after `#` selects one. */
export const PAYMENT_MARKS_PATH = '/payment-marks.svg';

export { PAYMENT_MARKS };

export type PaymentMark = keyof typeof PAYMENT_MARKS;
