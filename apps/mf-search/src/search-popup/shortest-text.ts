/** Texts are searched for from this length on, in characters. */
export const SHORTEST_TEXT = 3;
