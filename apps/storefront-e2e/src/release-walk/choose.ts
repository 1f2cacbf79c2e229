/** One of the items, by index modulo their number; undefined for an empty list. */
export const choose = <T>(from: readonly T[], pick: number): T | undefined =>
  from[pick % Math.max(1, from.length)];
