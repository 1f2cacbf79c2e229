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

const told = ({ number, remote, before, after }: NumberedRelease): string =>
  `release ${number} (${remote} ${before ?? 'new'} → ${after})`;

const oneOf = (releases: readonly NumberedRelease[]): string => {
  const [only] = releases;
  if (only && releases.length === 1) return told(only);
  return `one of ${releases.map(told).join(', ')}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function whoIsGuilty(bisection: Bisection): string {
  const { guilty } = bisection;
  const [first, second] = guilty;
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

/** What a search found, in one sentence for a person. */
export function bisectionSentence(bisection: Bisection): string {
  const { steps } = bisection;
  return `${capital(whoIsGuilty(bisection))} (${steps} ${steps === 1 ? 'step' : 'steps'}).`;
}
