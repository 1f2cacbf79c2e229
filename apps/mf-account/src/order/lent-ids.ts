/** Under which the page of an order names what mf-checkout lends to it. */
export const PAY_AGAIN = 'pay-again';
export const ORDER_CONTENTS = 'order-contents';
