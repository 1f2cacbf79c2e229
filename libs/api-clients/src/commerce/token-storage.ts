import { COOKIES } from '@weefsel/contracts';

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

/** Where the shopper's commerce session is remembered. */
export interface TokenStorage {
  /** The context token, or an empty string when there is no session yet. */
  read: () => string;
  write: (token: string) => void;
  /** Runs some work while no other tab runs its own: a first request, which begins the session. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Nothing is kept, so no request has to wait for the token that the first one brings. */
  forgetful?: true;
}

/** Server rendering: every request is anonymous and no session that an answer brings is kept. */
export const noTokenStorage: TokenStorage = { read: () => '', write: () => undefined, forgetful: true };
