import type { MeasureName } from './measures.ts';

/** A canary whose share of bad sessions is `times` live's plus `plus` or more is too much worse to be widened. */
export interface Tolerated {
  times: number;
  plus: number;
}

/** When a canary is rolled back and widened. */
export interface CanaryRules {
  /** Highest probability that a canary no worse than live is ever rolled back, over all measures and peeks together. */
  falseRollback: number;
  /** Highest probability that a canary that is too much worse in some measure is ever widened. */
  falseWidening: number;
  /** Shares of sessions, upwards; at 1 the canary is live. */
  steps: readonly number[];
  /** Sessions of the canary that each step sees at least. */
  sessionsPerStep: number;
  tolerated: Record<MeasureName, Tolerated>;
}

/**
 * One percentage point more sessions with an error, two and a half more with a poor INP, a quarter fewer that put
 * something into the cart (bad sessions: 1 - 0.75 * (1 - live) = 0.75 * live + 0.25).
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
