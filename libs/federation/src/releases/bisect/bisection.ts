import type { NumberedRelease } from './history.ts';
import type { Trial } from './trials.ts';

/** Cost of a search. */
interface Searched {
  /** Number of compositions tried; repeated checks of the same one (`repeat`) are not counted. */
  steps: number;
  tried: readonly Trial[];
}

/** One release that brings the fault alone, or two that bring it together, the earlier one first. */
export interface Found extends Searched {
  outcome: 'found';
  guilty: readonly [NumberedRelease] | readonly [NumberedRelease, NumberedRelease];
}

/** The result when some compositions could not be tried. */
interface Narrowed extends Searched {
  outcome: 'narrowed';
  /** The later of two guilty releases, when it is known. */
  guilty: readonly [] | readonly [NumberedRelease];
  /** One of these is guilty: alone when `guilty` is empty, else together with it. */
  suspects: readonly NumberedRelease[];
  /** The release in `guilty` may also be guilty alone. */
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

/**
 * The result is not the whole fault: it came back after a fix, or takes three releases.
 * There may also be a second fault.
 */
export class MoreThanOneFault extends Error {
  override readonly name = 'MoreThanOneFault';
  readonly found: Found;

  constructor(message: string, found: Found) {
    super(message);
    this.found = found;
  }
}

const told = ({ number, remote, before, after }: NumberedRelease): string =>
  `release ${number} (${remote} ${before ?? 'new'} → ${after})`;

const oneOf = (releases: readonly NumberedRelease[]): string =>
  `${releases.length === 1 ? '' : 'one of '}${releases.map(told).join(', ')}`;

function whoIsGuilty(bisection: Bisection): string {
  const [first, second] = bisection.guilty;
  if (bisection.outcome === 'found' && first) {
    if (!second) return `${told(first)} brings the fault, also alone`;
    return `${told(second)} brings the fault, but only together with ${told(first)}`;
  }
  if (bisection.outcome === 'found') return 'nothing brings the fault';
  const hidden = 'what is between could not be tried';
  if (!first) return `${oneOf(bisection.suspects)} brings the fault; ${hidden}`;
  const alone = bisection.maybeAlone ? 'alone or ' : '';
  return `${told(first)} brings the fault, ${alone}together with ${oneOf(bisection.suspects)}; ${hidden}`;
}

/** Result of a search, as one readable sentence. */
export function bisectionSentence(bisection: Bisection): string {
  const { steps } = bisection;
  const guilty = whoIsGuilty(bisection);
  return `${guilty.charAt(0).toUpperCase()}${guilty.slice(1)} (${steps} ${steps === 1 ? 'step' : 'steps'}).`;
}
