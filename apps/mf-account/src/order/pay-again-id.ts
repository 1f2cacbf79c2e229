/** Under which the page of an order names the part that pays it again. */
export const PAY_AGAIN = 'pay-again';
