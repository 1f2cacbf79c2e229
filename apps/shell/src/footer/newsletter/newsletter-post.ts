import { toUrl } from '@weefsel/contracts';

/** The newsletter form, which the shop's server handles without JavaScript. */
export const NEWSLETTER_FORM = {
  action: '/api/newsletter',
  email: 'email',
  /** Path and query of the page to return to. */
  from: 'from',
} as const;

/** Id of the form on a page. */
export const NEWSLETTER_ID = 'newsletter';

/** Result of signing up, as value of the query parameter. */
export type NewsletterOutcome = 'succes' | 'failed';

/** Query parameter with the result of signing up. */
export const NEWSLETTER_PARAMETER = 'newsletter';

/** The server's result of signing up, from the query of the page. */
export function outcomeIn(search: string): NewsletterOutcome | undefined {
  const said = new URLSearchParams(search).get(NEWSLETTER_PARAMETER);
  return said === 'succes' || said === 'failed' ? said : undefined;
}

/**
 * The page that a shopper without JavaScript returns to, at the form. Its query has the result.
 * Always a path of this shop, whatever `from` holds.
 */
export function pageAfter(from: string, outcome: NewsletterOutcome | undefined): string {
  const shop = 'http://shop.invalid';
  const { pathname, searchParams } = toUrl(from, shop) ?? new URL(shop);
  searchParams.delete(NEWSLETTER_PARAMETER);
  if (outcome) searchParams.set(NEWSLETTER_PARAMETER, outcome);
  const query = searchParams.toString();
  // A path that begins with two slashes would be another host.
  return `${pathname.replace(/^\/+/, '/')}${query && `?${query}`}#${NEWSLETTER_ID}`;
}
