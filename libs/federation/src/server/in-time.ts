/** A timeout, handled like a failure. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** Timeout for the store, in ms. */
const STORE_PATIENCE_MS = 2000;

/** The result of some work, or a TooLate after a time, in ms. The work itself continues. */
export async function inTime<T>(work: Promise<T>, what: string, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooLate(`${what} did not come within ${ms} ms`)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** The store's answer, or a TooLate. */
export const fromStore = <T>(answer: Promise<T>): Promise<T> =>
  inTime(answer, 'The release store', STORE_PATIENCE_MS);
