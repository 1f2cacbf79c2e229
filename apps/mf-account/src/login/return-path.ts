import { paths, toUrl } from '@weefsel/contracts';

/** Base for parsing paths only; never part of an address of the shop. */
const BASE = 'http://shop.invalid';

/** Pages that are never returned to. */
const ENTRANCES: readonly string[] = [paths.login.pattern, paths.register.pattern];

/** The path in the `returnTo` parameter. Refuses anything that a browser could resolve to another site. */
export function wantedPath(href: string): string | undefined {
  const wanted = new URL(href, BASE).searchParams.get('returnTo') ?? '';
  const url = wanted.startsWith('/') ? toUrl(wanted, BASE) : undefined;
  // Browsers read `//` and `/\` as the start of a host. They remove dots, tabs and line breaks first.
  const isOurs = url?.origin === BASE && !url.pathname.startsWith('//') && !wanted.includes('\\');
  if (!url || !isOurs || ENTRANCES.includes(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Path after the login: the origin of the shopper, else the account. */
export const returnPath = (href: string): string => wantedPath(href) ?? paths.account.to();
