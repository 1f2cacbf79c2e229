import { COOKIES } from '@weefsel/contracts';
import type { TokenStorage } from './token-storage';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const FIRST_REQUEST = 'weefsel-first-request';

/** The session in the browser's cookie: 365 days, path /, SameSite lax, Secure only for an https endpoint. */
export function cookieTokenStorage(
  endpoint: string,
  page: { cookie: string } = document,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): TokenStorage {
  const secure = endpoint.startsWith('https://') ? '; Secure' : '';
  return {
    // Pages that came without https have no locks; there two tabs may begin at once.
    alone: async (work) => (locks ? await locks.request(FIRST_REQUEST, work) : work()),
    read: () => {
      const entry = page.cookie.split(/;\s*/).find((part) => part.startsWith(`${COOKIES.contextToken}=`));
      return entry ? decodeURIComponent(entry.slice(COOKIES.contextToken.length + 1)) : '';
    },
    write: (token) => {
      page.cookie = `${COOKIES.contextToken}=${encodeURIComponent(token)}; Max-Age=${YEAR_IN_SECONDS}; Path=/; SameSite=Lax${secure}`;
    },
  };
}
