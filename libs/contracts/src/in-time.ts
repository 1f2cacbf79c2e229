/** The work did not end in time. */
export class OutOfTimeError extends Error {
  override readonly name = 'OutOfTimeError';
}

const OVER = Symbol('over');

/**
 * The result of some work within a time limit; the work itself goes on after that.
 * @param ms time limit, in ms
 * @param late the result after the limit, or the subject of the error: `The manifest`
 * @throws OutOfTimeError after the limit, unless `late` makes a result
 */
export async function inTime<T>(
  work: Promise<T>,
  ms: number,
  late: string | (() => T | Promise<T>) = 'The answer',
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<typeof OVER>((resolve) => {
    timer = setTimeout(resolve, ms, OVER);
  });
  // Nothing waits for a failure after the limit.
  work.catch(() => undefined);
  const first = await Promise.race([work, over]).finally(() => clearTimeout(timer));
  if (first !== OVER) return first;
  if (typeof late === 'function') return late();
  throw new OutOfTimeError(`${late} did not come within ${ms} ms`);
}
