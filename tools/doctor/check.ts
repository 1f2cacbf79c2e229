/**
 * Finding of a check: undefined when all is well, else a short text on the lack. `NOT_USED`, or the reason for an
 * unknown result.
 */
export type Finding = string | { cannotTell: string } | typeof NOT_USED | undefined;

/** The shop is configured to go without. */
export const NOT_USED = Symbol('not used');

/** One requirement of this shop. */
export interface Check {
  /** Subject of the check, in a few words. */
  title: string;
  /** Consequence for the shop without it. */
  why: string;
  /** Instruction for a fix. */
  mend: string;
  /** True when the shop works without it, with fewer features. */
  optional?: true;
  run: () => Finding | Promise<Finding>;
}

/** Checks of one machine or vendor. When the first one fails, the others are skipped. */
export interface Subject {
  name: string;
  checks: readonly [Check, ...Check[]];
}

/**
 * `missing`: required by the shop. `less`: the shop runs with fewer features. `unused`: configured to go without.
 * `unknown`: not determined.
 */
export type State = 'ok' | 'missing' | 'less' | 'unused' | 'unknown';

export interface Result {
  subject: string;
  title: string;
  state: State;
  /** Text about what is missing, or the reason for an unknown result. Absent when all is well. */
  found?: string;
  why: string;
  mend: string;
}
