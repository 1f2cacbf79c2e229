import { PAYMENT_MARKS } from './marks/nl-nl';

/** Address of the picture that has all marks; the part behind `#` names one. */
export const PAYMENT_MARKS_PATH = '/payment-marks.svg';

export { PAYMENT_MARKS };

export type PaymentMark = keyof typeof PAYMENT_MARKS;
