/** Ids of the fragments that the page of an order borrows from mf-checkout. */
export const PAY_AGAIN = 'pay-again';
export const ORDER_CONTENTS = 'order-contents';
