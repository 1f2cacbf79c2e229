/** One of them, counted round; undefined when there is none. */
export const choose = <T>(from: readonly T[], pick: number): T | undefined =>
  from[pick % Math.max(1, from.length)];
