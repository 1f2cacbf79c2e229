/** A deterministic stream of numbers: the same seed always gives the same folds. */
export interface Random {
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A number in (-reach, reach), for slight asymmetry. */
  about(reach: number): number;
}

/** Mulberry32: small, fast and well spread for any 32-bit seed. */
export function randomFrom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    about: (reach) => (next() * 2 - 1) * reach,
  };
}
