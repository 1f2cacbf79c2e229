import { COOKIES } from '@weefsel/contracts';
import type { TokenStorage } from './token-storage';

/** A browser's commerce session. Its token is in a cookie that no script reads; the shop's own server sends it along. */
export interface BrowserSession {
  exists: () => boolean;
  /** Runs some work while no other tab runs its own: a first request, which begins the session. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

const FIRST_REQUEST = 'weefsel-first-request';

const markedBy = (names: string) => new RegExp(`(?:^|;\\s*)(?:${names})=`);

const MARK = markedBy(COOKIES.session);
/** Over http the token that shops before this one left is gone on with; over https the server does not take it. */
const MARK_OVER_HTTP = markedBy(`${COOKIES.session}|${COOKIES.contextToken}`);

/** The session of this browser, as the cookies tell that scripts can read. */
export const browserSession = (
  page: { cookie: string; location: Pick<Location, 'protocol'> } = document,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): BrowserSession => ({
  exists: () => (page.location.protocol === 'http:' ? MARK_OVER_HTTP : MARK).test(page.cookie),
  // Pages that came without https have no locks; there two tabs may begin at once.
  alone: async (work) => (locks ? await locks.request(FIRST_REQUEST, work) : work()),
});

/** Whether there is a session to go on with. */
export const hasSession = (config: { tokens: TokenStorage } | { session: BrowserSession }): boolean =>
  'tokens' in config ? config.tokens.read() !== '' : config.session.exists();
