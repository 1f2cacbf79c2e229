import type { Answer } from './trials.ts';

/** The last place known to be good and the first known to be bad; neighbours, unless all between were skipped. */
export interface Border {
  good: number;
  bad: number;
}

/**
 * The place that halves the remaining work: `weights[place]` is how much is left to find out once that place is known to
 * be the first bad one (1 where it is left out).
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
    const larger = left > all - left ? left : all - left;
    if (larger >= least || skipped.has(place)) continue;
    least = larger;
    best = place;
  }
  return best;
}

/** Binary search for the first bad place between two that are known (or taken) to be good and bad. */
export async function firstBad(
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
