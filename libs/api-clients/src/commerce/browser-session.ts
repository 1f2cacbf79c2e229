import { COOKIES } from '@weefsel/contracts';
import type { TokenStorage } from './token-storage';

/** A browser's commerce session. Its token is in a cookie that no script reads; the shop's own server sends it along. */
export interface BrowserSession {
  exists: () => boolean;
  /** Runs some work while no other tab runs its own: a first request, which begins the session. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

const FIRST_REQUEST = 'weefsel-first-request';

/** The readable mark of a session, or the token itself as shops before this one left it. */
const MARKS = new RegExp(`(?:^|;\\s*)(?:${COOKIES.session}|${COOKIES.contextToken})=`);

/** The session of this browser, as the cookies tell that scripts can read. */
export const browserSession = (
  page: Pick<Document, 'cookie'> = document,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): BrowserSession => ({
  exists: () => MARKS.test(page.cookie),
  // Pages that came without https have no locks; there two tabs may begin at once.
  alone: async (work) => (locks ? await locks.request(FIRST_REQUEST, work) : work()),
});

/** Whether there is a session to go on with. */
export const hasSession = (config: { tokens: TokenStorage } | { session: BrowserSession }): boolean =>
  'tokens' in config ? config.tokens.read() !== '' : config.session.exists();
