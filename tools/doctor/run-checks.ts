import { NoAnswer } from './ask.ts';
import { NOT_USED, type Check, type Finding, type Result, type State, type Subject } from './check.ts';

function stateOf(found: Finding, { optional }: Check): State {
  if (found === undefined) return 'ok';
  if (found === NOT_USED) return 'unused';
  if (typeof found === 'object') return 'unknown';
  return optional ? 'less' : 'missing';
}

function textOf(found: Finding): string | undefined {
  if (found === NOT_USED) return 'not used';
  return typeof found === 'object' ? found.cannotTell : found;
}

/** What goes wrong while looking is what was found. */
async function findingOf({ run }: Check): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof NoAnswer) return error.message;
    // What this very program did wrong is no fault of a vendor.
    return {
      cannotTell: `the check itself failed: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

async function resultOf(subject: string, check: Check): Promise<Result> {
  const found = await findingOf(check);
  const { title, why, mend } = check;
  const text = textOf(found);
  return {
    subject,
    title,
    state: stateOf(found, check),
    ...(text !== undefined && { found: text }),
    why,
    mend,
  };
}

/** Goes through one subject; all is asked at once that does not need the first answer. */
async function runSubject({ name, checks: [first, ...others] }: Subject): Promise<Result[]> {
  const result = await resultOf(name, first);
  if (result.state === 'ok')
    return [result, ...(await Promise.all(others.map((check) => resultOf(name, check))))];
  const left = others.map(({ title, why, mend }): Result => ({
    subject: name,
    title,
    state: 'unknown',
    found: 'not asked',
    why,
    mend,
  }));
  return [result, ...left];
}

/** Looks at everything, vendors beside each other; results in the order of the subjects. */
export const runChecks = async (subjects: readonly Subject[]): Promise<Result[]> =>
  (await Promise.all(subjects.map(runSubject))).flat();

/** Whether something is missing that the shop needs. */
export const isIll = (results: readonly Result[]): boolean =>
  results.some(({ state }) => state === 'missing');
