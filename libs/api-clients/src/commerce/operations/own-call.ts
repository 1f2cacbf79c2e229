import { CommerceError } from '../commerce-error';

/**
 * Makes a call that only the shop's own plugin knows, e.g. `/brands`; a stock backend answers it with 404, and then
 * the other way is taken.
 */
export async function ownCall<T>(call: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return otherwise();
    throw error;
  }
}
