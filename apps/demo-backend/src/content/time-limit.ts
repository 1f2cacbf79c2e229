import { createContext, Script } from 'node:vm';

/** Work that was stopped because it took too long. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

const room: { work?: () => void } = {};
const context = createContext(room);
const call = new Script('work()');

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous work, and stops it wherever it is when the time is over: nothing else could, on the one thread.
 * The work must leave nothing half done behind, as its `finally` blocks do not run then.
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
