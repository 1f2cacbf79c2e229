import type { Clients } from '@weefsel/api-clients';
import { NO_LINK, paths, safeHref, type PageRequest } from '@weefsel/contracts';
import { parseListing } from '../listing/address/listing-url';

/** The text that an address searches for; undefined for every other page. */
function searchedAt(address: string, { origin }: PageRequest): string | undefined {
  const url = new URL(address, origin);
  const isSearch = url.origin === origin && url.pathname === paths.search.pattern;
  return isSearch ? parseListing(url.searchParams).text.toLowerCase() : undefined;
}

/**
 * The search service's redirect for a text; undefined when there is none, or when it leads back to this text or to one
 * that redirects too.
 */
export async function followRedirect(
  redirects: readonly { url: string }[],
  text: string,
  request: PageRequest,
  { search }: Pick<Clients, 'search'>,
): Promise<string | undefined> {
  const to = safeHref(redirects[0]?.url);
  if (to === NO_LINK || !URL.canParse(to, request.origin)) return undefined;
  const next = searchedAt(to, request);
  if (next === undefined) return to;
  if (next === '' || next === text.toLowerCase()) return undefined;
  const answer = await search.search({ text: next }, request.signal).catch(() => undefined);
  return answer?.redirects.length === 0 ? to : undefined;
}
