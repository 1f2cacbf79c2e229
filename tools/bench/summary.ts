/** A figure over the rounds of one run. */
export interface Summary {
  median: number;
  min: number;
  max: number;
}

/** Figures of one target, one record per round. */
export type Rounds = Record<string, number | undefined>[];

/** Median of the numbers; undefined without any. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

const isNumber = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value);

export function summary(rounds: Rounds, figure: string): Summary | undefined {
  const values = rounds.map((round) => round[figure]).filter(isNumber);
  const middle = median(values);
  return middle === undefined
    ? undefined
    : { median: middle, min: Math.min(...values), max: Math.max(...values) };
}

/**
 * Compares a target with a reference: the median over rounds of target / reference within the same round. A temporarily
 * busy machine thus slows down both. Undefined without a reference. `than` is the reference's figure when it differs.
 */
export function ratio(target: Rounds, reference: Rounds, figure: string, than = figure): number | undefined {
  const ratios = target.map((round, index) => (round[figure] ?? NaN) / (reference[index]?.[than] ?? NaN));
  return median(ratios.filter(isNumber));
}
