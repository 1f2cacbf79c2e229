/** Name of the form that orders the articles of an order again. */
export const REORDER = 'reorder';
