const { floor, log, log1p } = Math;

/** Pseudo-random numbers from 0 to below 1, determined by a seed (xorshift32). */
export function lots(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/**
 * Number of `of` events that occur, each with the probability `share`. Iterates over the occurring ones only.
 */
export function binomial(of: number, share: number, lot: () => number): number {
  if (share <= 0) return 0;
  if (share > 0.5) return of - binomial(of, 1 - share, lot);
  const lnMiss = log1p(-share);
  let happened = 0;
  for (let at = floor(log(1 - lot()) / lnMiss); at < of; happened++) at += 1 + floor(log(1 - lot()) / lnMiss);
  return happened;
}
