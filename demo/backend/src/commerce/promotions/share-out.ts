/**
 * Distributes an amount in proportion to weights, in whole cents that add up to it. Remaining cents go to the shares
 * with the largest rounding loss. No share exceeds its weight as long as the amount does not exceed their sum.
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
