import { MoreThanOneFault, type Found } from './bisection.ts';
import { after, type Release, type Versions } from './history.ts';
import { bisectionSentence } from './sentence.ts';
import type { Trials } from './trials.ts';

/** The composition with one remote as it was before a release. */
const without = (versions: Versions, { remote, before }: Release): Versions => {
  if (before !== undefined) return { ...versions, [remote]: before };
  return Object.fromEntries(Object.entries(versions).filter(([name]) => name !== remote));
};

/**
 * Makes sure that what was found is the whole fault: the guilty releases alone make the first composition bad, and the
 * last one is good without the later of them. What cannot be tried refutes nothing. Throws `MoreThanOneFault`.
 */
export async function confirm(
  trials: Trials,
  first: Versions,
  releases: readonly Release[],
  found: Found,
): Promise<Found> {
  const { guilty } = found;
  const later = guilty[guilty.length - 1];
  if ((await trials.ask(after(first, guilty))) === 'good')
    throw new MoreThanOneFault(`${bisectionSentence(found)} But it takes a third release as well.`, found);
  if (later && (await trials.ask(without(after(first, releases), later))) === 'bad')
    throw new MoreThanOneFault(
      `${bisectionSentence(found)} But the last composition is bad without it, too: ` +
        'the fault was fixed and came back, or there is another one.',
      found,
    );
  return { ...found, steps: trials.tried.length };
}
