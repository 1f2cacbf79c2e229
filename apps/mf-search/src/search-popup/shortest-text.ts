/** Minimum length of a search text, in characters. */
export const SHORTEST_TEXT = 3;
