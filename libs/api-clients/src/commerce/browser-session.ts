import { COOKIES } from '@weefsel/contracts';
import type { TokenStorage } from './token-storage';

/** A browser's commerce session. Scripts cannot read its token cookie; the shop's own server sends it along. */
export interface BrowserSession {
  exists: () => boolean;
  /** Runs `work` under a lock shared by all tabs. For the first request, which begins the session. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

const FIRST_REQUEST = 'weefsel-first-request';

const markedBy = (names: string) => new RegExp(`(?:^|;\\s*)(?:${names})=`);

const MARK = markedBy(COOKIES.session);
/** Over http, tokens of earlier versions of the shop still count. Over https the server ignores them. */
const MARK_OVER_HTTP = markedBy(`${COOKIES.session}|${COOKIES.contextToken}`);

/** The session of this browser, according to the cookies that scripts can read. */
export const browserSession = (
  page: { cookie: string; location: Pick<Location, 'protocol'> } = document,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): BrowserSession => ({
  exists: () => (page.location.protocol === 'http:' ? MARK_OVER_HTTP : MARK).test(page.cookie),
  // Pages served without https have no locks; there two tabs may begin a session at the same time.
  alone: async (work) => (locks ? await locks.request(FIRST_REQUEST, work) : work()),
});

/** True when there is a session to continue. */
export const hasSession = (config: { tokens: TokenStorage } | { session: BrowserSession }): boolean =>
  'tokens' in config ? config.tokens.read() !== '' : config.session.exists();
