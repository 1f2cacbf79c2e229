import { createContext, Script } from 'node:vm';

/** Work that was stopped after its time limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

const room: { work?: () => void } = {};
const context = createContext(room);
const call = new Script('work()');

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous work and stops it anywhere at the time limit: nothing else could, on the one thread. The work must
 * leave no partial state, as its `finally` blocks do not run then.
 * @throws TimeLimitError
 */
export function withinTime<T extends NonNullable<unknown>>(milliseconds: number, work: () => T): T {
  let result: T | undefined;
  room.work = () => {
    result = work();
  };
  try {
    call.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (isTimeout(error)) throw new TimeLimitError(`Stopped after ${milliseconds} ms`);
    throw error;
  }
  if (result === undefined) throw new TypeError('Work that is limited in time must have a result');
  return result;
}
