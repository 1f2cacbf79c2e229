import { paths, toUrl } from '@weefsel/contracts';

/** Only there to complete a path with; no address of the shop comes of it. */
const BASE = 'http://shop.invalid';

/** Pages that are no place to come back to. */
const ENTRANCES: readonly string[] = [paths.login.pattern, paths.register.pattern];

/** The path in the page's `returnTo` parameter. Anything that a browser would take for another site is refused. */
export function wantedPath(href: string): string | undefined {
  const wanted = new URL(href, BASE).searchParams.get('returnTo') ?? '';
  const url = wanted.startsWith('/') ? toUrl(wanted, BASE) : undefined;
  // A browser reads // and /\ as the start of a host, and takes out dots, tabs and new lines before it does.
  const isOurs = url?.origin === BASE && !url.pathname.startsWith('//') && !wanted.includes('\\');
  if (!url || !isOurs || ENTRANCES.includes(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where to go after the login: where the shopper came from, else the account. */
export const returnPath = (href: string): string => wantedPath(href) ?? paths.account.to();
