import type { Versions } from './history.ts';

/** What a check says of a composition; 'skip': it cannot be tried. */
export type Answer = 'good' | 'bad' | 'skip';

/** Tries one composition. What it throws ends the search. */
export type Check = (versions: Versions) => Promise<Answer>;

/** For checks that do not always say the same: how often to ask, and which of the answers count. */
export interface Repeat {
  times: number;
  /** 'once': bad if any answer is (the fault does not always show); 'mostly': if more than half are (the check errs). */
  bad: 'once' | 'mostly';
}

export interface Trial {
  versions: Versions;
  answer: Answer;
}

/** Asks until no further answer can change the outcome; the first 'skip' is one. */
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

/** The compositions that were tried, each once, in order. */
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
