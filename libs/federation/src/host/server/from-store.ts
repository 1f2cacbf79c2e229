import { inTime } from '@weefsel/contracts';

/** Timeout for the store, in ms. */
const STORE_LIMIT_MS = 2000;

/** The store's answer. Throws an OutOfTimeError. */
export const fromStore = <T>(answer: Promise<T>): Promise<T> =>
  inTime(answer, STORE_LIMIT_MS, 'The release store');
