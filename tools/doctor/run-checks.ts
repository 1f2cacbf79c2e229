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

/** A failure of the check itself becomes its finding. */
async function findingOf({ run }: Check): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof NoAnswer) return error.message;
    // An error of this program is not the vendor's.
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

/** Runs the checks of one subject; all others run in parallel once the first has passed. */
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

/** Runs all checks, subjects in parallel; results in the order of the subjects. */
export const runChecks = async (subjects: readonly Subject[]): Promise<Result[]> =>
  (await Promise.all(subjects.map(runSubject))).flat();

/** True when a requirement of the shop is missing. */
export const isIll = (results: readonly Result[]): boolean =>
  results.some(({ state }) => state === 'missing');
