import {
  FirstIsBad,
  LastIsGood,
  MoreThanOneFault,
  bisectionSentence,
  type Bisection,
  type Found,
} from './bisection.ts';
import { after, numbered, type NumberedRelease, type Release, type Versions } from './history.ts';
import { trialsWith, type Answer, type Check, type Repeat, type Trials } from './trials.ts';

/**
 * The last place known to be good and the first known to be bad. Neighbours, unless all between were skipped.
 */
interface Border {
  good: number;
  bad: number;
}

/**
 * The place that halves the remaining work.
 * `weights[place]` is the remaining work if that place is the first bad one (default 1).
 */
function nextPlace(
  { good, bad }: Border,
  skipped: ReadonlySet<number>,
  weights: readonly number[],
): number | undefined {
  let all = 0;
  for (let place = good + 1; place <= bad; place++) all += weights[place] ?? 1;
  let best: number | undefined;
  let least = all;
  let left = 0;
  for (let place = good + 1; place < bad; place++) {
    left += weights[place] ?? 1;
    const larger = Math.max(left, all - left);
    if (larger >= least || skipped.has(place)) continue;
    least = larger;
    best = place;
  }
  return best;
}

/** Binary search for the first bad place between a known or assumed good and bad one. */
async function firstBad(
  border: Border,
  ask: (place: number) => Promise<Answer>,
  weights: readonly number[] = [],
): Promise<Border> {
  let { good, bad } = border;
  const skipped = new Set<number>();
  for (;;) {
    const place = nextPlace({ good, bad }, skipped, weights);
    if (place === undefined) return { good, bad };
    const answer = await ask(place);
    if (answer === 'good') good = place;
    if (answer === 'bad') bad = place;
    if (answer === 'skip') skipped.add(place);
  }
}

/** The composition with one remote as it was before a release. */
const without = (versions: Versions, { remote, before }: Release): Versions => {
  const { [remote]: _after, ...others } = versions;
  return before === undefined ? others : { ...others, [remote]: before };
};

/**
 * Proves that the result is the whole fault: the guilty releases alone make the first composition bad.
 * Without the later of them, the last composition is good. A composition that cannot be tried proves nothing.
 * Throws `MoreThanOneFault`.
 */
async function confirm(
  trials: Trials,
  first: Versions,
  releases: readonly Release[],
  found: Found,
): Promise<Found> {
  const { guilty } = found;
  const later = guilty.at(-1);
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

interface BisectOptions {
  /** A composition that is good. */
  first: Versions;
  /** Releases since then, in order; after all of them the composition is bad. */
  releases: readonly Release[];
  check: Check;
  /** Default: one check per composition. */
  repeat?: Repeat;
  /**
   * Adds at most two steps to prove that the result is the whole fault; throws `MoreThanOneFault` otherwise.
   */
  confirm?: boolean;
}

/** Maximum number of steps for so many releases, if none is skipped and nothing is confirmed. */
export const mostSteps = (releases: number): number =>
  Math.max(2 * Math.ceil(Math.log2(releases)), Math.min(releases, 2) + 1);

/** Weight of choosing one of `before` earlier releases, or none: 2 to the power of the steps. */
const partnerWeight = (before: number): number => 2 ** Math.ceil(Math.log2(before + 1));

/**
 * Number of releases after which the composition is bad. Both ends count as unknown but are tried last.
 * An early release has few partners, which leaves steps for them.
 */
async function laterOne(trials: Trials, first: Versions, releases: readonly Release[]): Promise<Border> {
  const last = releases.length;
  const ask = async (count: number): Promise<Answer> => {
    const answer = await trials.ask(after(first, releases.slice(0, count)));
    if (answer !== 'skip') return answer;
    if (count === 0) return 'good';
    return count === last ? 'bad' : 'skip';
  };
  const weights = [0, ...releases.keys(), last - 1].map(partnerWeight);
  const border = await firstBad({ good: -1, bad: last + 1 }, ask, weights);
  if (border.bad === 0)
    throw new FirstIsBad('The first composition is bad already; begin at an earlier one.');
  if (border.good === last)
    throw new LastIsGood('The last composition is good: the fault is gone, or the check does not see it.');
  return border;
}

/** Number of earlier releases that the later one needs to be guilty; 0 when it is guilty alone. */
async function withPartner(
  trials: Trials,
  first: Versions,
  later: NumberedRelease,
  others: readonly NumberedRelease[],
): Promise<Bisection> {
  const ask = (count: number) => trials.ask(after(first, [...others.slice(0, count), later]));
  const { good, bad } = await firstBad({ good: -1, bad: others.length }, ask);
  const searched = { steps: trials.tried.length, tried: trials.tried };
  if (bad - good > 1) {
    const suspects = others.slice(Math.max(0, good), bad);
    return { outcome: 'narrowed', guilty: [later], suspects, maybeAlone: good < 0, ...searched };
  }
  const partner = others[bad - 1];
  return { outcome: 'found', guilty: partner ? [partner, later] : [later], ...searched };
}

/**
 * Finds the release that brings a fault, or two of different remotes that bring it together.
 * Takes at most `mostSteps` steps. After all releases before it, the named release turns good into bad.
 * Two releases of one remote are a single fault: the later version holds the earlier one.
 * When a fault was fixed and came back, this finds one of its beginnings; `confirm` detects that.
 * Throws `BrokenHistory`, `FirstIsBad`, `LastIsGood`, `MoreThanOneFault` and the check's errors.
 */
export async function bisect(options: BisectOptions): Promise<Bisection> {
  const { first, check, repeat = { times: 1, bad: 'once' } } = options;
  const releases = numbered(first, options.releases);
  const trials = trialsWith(check, repeat);
  const { good, bad } = await laterOne(trials, first, releases);
  const { tried } = trials;
  const later = releases[bad - 1];
  if (!later || bad - good > 1) {
    const suspects = releases.slice(good, bad);
    return { outcome: 'narrowed', guilty: [], suspects, maybeAlone: false, steps: tried.length, tried };
  }
  const others = releases.slice(0, bad - 1).filter(({ remote }) => remote !== later.remote);
  const bisection = await withPartner(trials, first, later, others);
  if (bisection.outcome === 'found' && options.confirm) return confirm(trials, first, releases, bisection);
  return bisection;
}
