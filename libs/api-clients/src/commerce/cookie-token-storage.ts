import { COOKIES } from '@weefsel/contracts';
import type { TokenStorage } from './token-storage';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The session in the browser's cookie: 365 days, path /, SameSite lax, Secure only for an https endpoint. */
export function cookieTokenStorage(endpoint: string, page: { cookie: string } = document): TokenStorage {
  const secure = endpoint.startsWith('https://') ? '; Secure' : '';
  return {
    read: () => {
      const entry = page.cookie.split(/;\s*/).find((part) => part.startsWith(`${COOKIES.contextToken}=`));
      return entry ? decodeURIComponent(entry.slice(COOKIES.contextToken.length + 1)) : '';
    },
    write: (token) => {
      page.cookie = `${COOKIES.contextToken}=${encodeURIComponent(token)}; Max-Age=${YEAR_IN_SECONDS}; Path=/; SameSite=Lax${secure}`;
    },
  };
}
