/** Name of the form that orders the products of an order again. */
export const REORDER = 'reorder';
