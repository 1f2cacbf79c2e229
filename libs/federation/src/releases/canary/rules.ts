import type { MeasureName } from './measures.ts';

/** Limit for widening: at `times` live's share of bad sessions plus `plus`, a canary is too much worse. */
export interface Tolerated {
  times: number;
  plus: number;
}

/** Conditions for rolling back and widening a canary. */
export interface CanaryRules {
  /**
   * Maximum probability of ever rolling back a canary no worse than live. Covers all measures and peeks together.
   */
  falseRollback: number;
  /** Maximum probability of ever widening a canary that is too much worse in some measure. */
  falseWidening: number;
  /** Ascending shares of sessions; at 1 the canary is live. */
  steps: readonly number[];
  /** Minimum number of the canary's sessions in each step. */
  sessionsPerStep: number;
  tolerated: Record<MeasureName, Tolerated>;
}

/**
 * Tolerates one percentage point more sessions with an error.
 * Also 2.5 percentage points more with a poor INP, and a quarter fewer that put something into the cart.
 * Bad sessions: 1 - 0.75 * (1 - live) = 0.75 * live + 0.25.
 */
export const CANARY_RULES: CanaryRules = {
  falseRollback: 0.01,
  falseWidening: 0.05,
  steps: [0.05, 0.25, 0.5, 1],
  sessionsPerStep: 500,
  tolerated: {
    errors: { times: 1, plus: 0.01 },
    inp: { times: 1, plus: 0.025 },
    cart: { times: 0.75, plus: 0.25 },
  },
};
