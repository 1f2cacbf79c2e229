import { toUrl } from '@weefsel/contracts';

/** The form that the shop's own server takes from shoppers without JavaScript. */
export const NEWSLETTER_FORM = {
  action: '/api/newsletter',
  email: 'email',
  /** Path and query of the page to go back to. */
  from: 'from',
} as const;

/** Where the form is on a page. */
export const NEWSLETTER_ID = 'newsletter';

/** How signing up went, as the address of the page says it. */
export type NewsletterOutcome = 'succes' | 'failed';

/** Parameter of a page's address that says how signing up went. */
export const NEWSLETTER_PARAMETER = 'newsletter';

/** What the server said about signing up, from the query of the page. */
export function outcomeIn(search: string): NewsletterOutcome | undefined {
  const said = new URLSearchParams(search).get(NEWSLETTER_PARAMETER);
  return said === 'succes' || said === 'failed' ? said : undefined;
}

/**
 * The page that a shopper without JavaScript returns to, at the form, with the result in its query. Always a path of this
 * shop, whatever the form said.
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
