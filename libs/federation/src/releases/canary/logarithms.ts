// Read from the global object once: jest's sandbox makes each look-up there slow.
const { exp, log, max, PI } = Math;
const NOTHING = -Infinity;

const SMALL = 256;

const lnFactorials = [0];
for (let n = 1; n < SMALL; n++) lnFactorials.push((lnFactorials[n - 1] ?? 0) + log(n));

/** ln n! for a whole number from 0 on. From 256 on by Stirling's series, with an error below 1e-15. */
export function lnFactorial(n: number): number {
  const known = lnFactorials[n];
  if (known !== undefined) return known;
  return (n + 0.5) * log(n) - n + 0.5 * log(2 * PI) + 1 / (12 * n) - 1 / (360 * n ** 3);
}

/** ln of the sum of numbers given by their ln. */
export function lnSum(logarithms: readonly number[]): number {
  const highest = max(...logarithms);
  if (highest === NOTHING) return highest;
  return highest + log(logarithms.reduce((sum, each) => sum + exp(each - highest), 0));
}
