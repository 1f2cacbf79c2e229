import type { Bisection } from './bisection.ts';
import type { NumberedRelease } from './history.ts';

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
