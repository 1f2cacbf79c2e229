/**
 * Finding of a check: undefined when all is well, what is missing in a few words, `NOT_USED`, or why it could not be found
 * out.
 */
export type Finding = string | { cannotTell: string } | typeof NOT_USED | undefined;

/** The shop is set to go without. */
export const NOT_USED = Symbol('not used');

/** One thing that this shop needs. */
export interface Check {
  /** What is looked at, in a few words. */
  title: string;
  /** What becomes of the shop without it. */
  why: string;
  /** What to do. */
  mend: string;
  /** Whether the shop is usable without it, with less. */
  optional?: true;
  run: () => Finding | Promise<Finding>;
}

/** Checks of one machine or vendor. When the first of them fails the others are not tried. */
export interface Subject {
  name: string;
  checks: readonly [Check, ...Check[]];
}

/** `missing`: the shop needs it. `less`: it goes on with less. `unused`: it is set to go without. `unknown`: not found out. */
export type State = 'ok' | 'missing' | 'less' | 'unused' | 'unknown';

export interface Result {
  subject: string;
  title: string;
  state: State;
  /** What is missing, or why nobody knows; absent when all is well. */
  found?: string;
  why: string;
  mend: string;
}
