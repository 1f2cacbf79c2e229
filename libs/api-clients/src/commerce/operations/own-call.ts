import { CommerceError } from '../commerce-error';

/**
 * Makes a call that only the shop's own plugin supports, e.g. `/brands`. A stock backend responds with 404; then
 * `otherwise` runs.
 */
export async function ownCall<T>(call: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return otherwise();
    throw error;
  }
}
