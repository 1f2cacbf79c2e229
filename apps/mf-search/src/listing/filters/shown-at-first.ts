/** Options that are seen before the shopper asks for more. */
export const SHOWN_AT_FIRST = 5;
