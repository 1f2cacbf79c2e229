import type { CommerceClient } from '@weefsel/api-clients';
import { isLoggedOut } from '@weefsel/forms';

/** What the server found for a part of a page; null when there is nobody whom it could ask about. */
export type Served<T> = { value: T } | { failed: true } | null;

/** Asks for a page's data on the server. Never rejects: its part says that it failed. */
export async function serve<T>(ask: () => Promise<T>): Promise<Served<T>> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (isLoggedOut(error)) return null;
    console.error('[account]', error);
    return { failed: true };
  }
}

/** The same for what only somebody with a session may see. */
export const serveOwn = async <T>(
  { hasSession }: Pick<CommerceClient, 'hasSession'>,
  ask: () => Promise<T>,
): Promise<Served<T>> => (hasSession() ? serve(ask) : null);
