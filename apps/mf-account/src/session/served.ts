import type { CommerceClient } from '@weefsel/api-clients';
import { isLoggedOut } from '@weefsel/forms';

/** Data that the server loaded for a part of a page; null without a session or customer. */
export type Served<T> = { value: T } | { failed: true } | null;

/** Loads a page's data on the server. Never rejects: the part shows its failure. */
export async function serve<T>(ask: () => Promise<T>): Promise<Served<T>> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (isLoggedOut(error)) return null;
    console.error('[account]', error);
    return { failed: true };
  }
}

/** The same for data that needs a session; null without one. */
export const serveOwn = async <T>(
  { hasSession }: Pick<CommerceClient, 'hasSession'>,
  ask: () => Promise<T>,
): Promise<Served<T>> => (hasSession() ? serve(ask) : null);
