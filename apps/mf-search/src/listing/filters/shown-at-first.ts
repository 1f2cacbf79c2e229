/** Number of options shown before the shopper expands the list. */
export const SHOWN_AT_FIRST = 5;
