/** Name of the form that pays an order. */
export const PAY_FORM = 'pay-again';
