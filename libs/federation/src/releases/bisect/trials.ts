import type { Versions } from './history.ts';

/** Result of a check of a composition; 'skip': it cannot be tried. */
export type Answer = 'good' | 'bad' | 'skip';

/** Tries one composition. Its errors end the search. */
export type Check = (versions: Versions) => Promise<Answer>;

/** For checks with varying answers: number of repetitions, and the rule for the result. */
export interface Repeat {
  times: number;
  /**
   * 'once': bad if any answer is (the fault does not always show).
   * 'mostly': bad if more than half are (the check errs).
   */
  bad: 'once' | 'mostly';
}

export interface Trial {
  versions: Versions;
  answer: Answer;
}

/** Repeats a check until no further answer can change the outcome; the first 'skip' is the result. */
async function askRepeatedly(check: Check, versions: Versions, { times, bad }: Repeat): Promise<Answer> {
  const enough = bad === 'once' ? 1 : Math.floor(times / 2) + 1;
  let bads = 0;
  for (let asked = 0; asked < times && bads + times - asked >= enough; asked++) {
    const answer = await check(versions);
    if (answer === 'skip') return 'skip';
    if (answer === 'bad') bads++;
    if (bads >= enough) return 'bad';
  }
  return 'good';
}

/** The tried compositions, each once, in order. */
export function trialsWith(check: Check, repeat: Repeat) {
  const tried: Trial[] = [];
  const known = new Map<string, Answer>();
  const ask = async (versions: Versions): Promise<Answer> => {
    const key = JSON.stringify(Object.entries(versions).sort());
    const answer = known.get(key) ?? (await askRepeatedly(check, versions, repeat));
    if (!known.has(key)) tried.push({ versions, answer });
    known.set(key, answer);
    return answer;
  };
  return { tried, ask };
}

export type Trials = ReturnType<typeof trialsWith>;
