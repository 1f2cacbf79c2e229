import type { NumberedRelease } from './history.ts';
import type { Trial } from './trials.ts';

/** What a search cost. */
interface Searched {
  /** Compositions that were tried, `tried.length`; asking one again (`repeat`) is no further step. */
  steps: number;
  tried: readonly Trial[];
}

/** One release that brings the fault alone, or two that bring it together, the earlier one first. */
export interface Found extends Searched {
  outcome: 'found';
  guilty: readonly [NumberedRelease] | readonly [NumberedRelease, NumberedRelease];
}

/** What is known when compositions that could not be tried hide the rest. */
export interface Narrowed extends Searched {
  outcome: 'narrowed';
  /** The later release of the fault, if it is known; else nothing. */
  guilty: readonly [] | readonly [NumberedRelease];
  /** One of these is guilty: on its own if `guilty` is empty, else together with it. */
  suspects: readonly NumberedRelease[];
  /** Whether the release in `guilty` may as well be guilty alone. */
  maybeAlone: boolean;
}

export type Bisection = Found | Narrowed;

/** The first composition shows the fault already: it came earlier. */
export class FirstIsBad extends Error {
  override readonly name = 'FirstIsBad';
}

/** The last composition does not show the fault: it is gone, or the check does not see it. */
export class LastIsGood extends Error {
  override readonly name = 'LastIsGood';
}

/** What was found is not all: the fault came back after it was fixed, there is another one, or it takes three releases. */
export class MoreThanOneFault extends Error {
  override readonly name = 'MoreThanOneFault';
  readonly found: Found;

  constructor(message: string, found: Found) {
    super(message);
    this.found = found;
  }
}
