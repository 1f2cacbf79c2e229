/** A reproducible source of chance: the same seed gives the same series on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `min` up to and including `max`. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, fewer if there are not that many. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Spreads the bits of a 32-bit number; every input has exactly one output. */
export function mix(value: number): number {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Undoes `mix`. */
export function unmix(value: number): number {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7ed1b41d);
  bits = Math.imul(bits ^ (bits >>> 13) ^ (bits >>> 26), 0xa5cb9243);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** One number out of several, for seeding: `mixAll(seed, 7, 3)`. */
export function mixAll(...values: number[]): number {
  return values.reduce((bits, value) => mix(Math.imul(bits, 31) + value + 0x9e3779b9), 0);
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Cannot pick from an empty list.');
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(between(0, left.length - 1), 1));
    return taken;
  };
  return { next, between, chance: (probability) => next() < probability, pick, sample };
}
