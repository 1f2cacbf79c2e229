const { floor, log, log1p } = Math;

/** Numbers from 0 to below 1 that follow from a seed (xorshift32). */
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

/** Number of `of` that happen, each with a probability of `share`; visits only those that do. */
export function binomial(of: number, share: number, lot: () => number): number {
  if (share <= 0) return 0;
  if (share > 0.5) return of - binomial(of, 1 - share, lot);
  const lnMiss = log1p(-share);
  let happened = 0;
  for (let at = floor(log(1 - lot()) / lnMiss); at < of; happened++) at += 1 + floor(log(1 - lot()) / lnMiss);
  return happened;
}
