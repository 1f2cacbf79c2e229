/**
 * Shares an amount out in proportion to weights, in whole cents that add up to it: whoever lost most by rounding
 * down gets a cent more. No share is larger than its weight when the amount is not larger than all of them.
 * @param cents zero or more.
 * @param weights zero or more, in cents.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((cents * weight) / whole));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const lostMost = weights
    .map((weight, place) => ({ place, lost: (cents * weight) % whole }))
    .toSorted((one, other) => other.lost - one.lost);
  for (const { place } of lostMost.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}
