import { paths } from '@weefsel/contracts';
import { toUrl } from '@weefsel/ui';

/** Only there to complete a path with; no address of the shop comes of it. */
const BASE = 'http://shop.invalid';

/**
 * Where to go after the login: the path that the page's own `href` asks for in `returnTo`, the account without one.
 * Anything that a browser would take for another site is refused.
 */
export function returnPath(href: string): string {
  const wanted = new URL(href, BASE).searchParams.get('returnTo') ?? '';
  const url = wanted.startsWith('/') ? toUrl(wanted, BASE) : undefined;
  // A browser reads // and /\ as the start of a host, and takes out dots, tabs and new lines before it does.
  const isOurs = url?.origin === BASE && !url.pathname.startsWith('//') && !wanted.includes('\\');
  if (!url || !isOurs || url.pathname === paths.login.pattern) return paths.account.to();
  return url.pathname + url.search + url.hash;
}
