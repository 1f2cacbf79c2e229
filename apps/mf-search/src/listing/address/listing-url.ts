import { choiceKindOf, isOwnKey } from '../facets/facet-kinds';
import { cleanText, MAX_TEXT } from './clean-text';
import { FACET, facetParameter, type ListingState } from './listing-state';

const OWN = new Set(['tn_q', 'tn_cid', 'tn_sort', 'tn_p']);

/** Maximum number of facets, and maximum lengths in characters: every link of a listing carries them. */
const MAX_FACETS = 40;
const MAX_FILTERS_LENGTH = 4000;
const MAX_OTHER_LENGTH = 2000;

const FACET_KEY = /^[\p{L}\p{N}._-]{1,60}$/u;

/** The first items that fit into a total length. */
function within<T>(limit: number, things: readonly T[], lengthOf: (thing: T) => number): T[] {
  let left = limit;
  return things.filter((thing) => (left -= lengthOf(thing)) >= 0);
}

const hasValues = ([, values]: readonly [string, readonly string[]]): boolean => values.length > 0;

/** Chosen values by facet key; keys with a fixed kind come last. */
function parseFilters(query: URLSearchParams): Record<string, string[]> {
  const keys = [...new Set(query.keys())]
    .filter((name) => name.startsWith(FACET))
    .map((name) => name.slice(FACET.length))
    .filter((key) => FACET_KEY.test(key))
    .sort();
  const chosenIn = (some: readonly string[]) =>
    some
      .map((key) => [key, choiceKindOf(key).parse(query.getAll(facetParameter(key)))] as const)
      .filter(hasValues);
  const strangers = chosenIn(keys.filter((key) => !isOwnKey(key)).slice(0, MAX_FACETS));
  const printed = (values: readonly string[]) => encodeURIComponent(values.join('|')).length;
  return Object.fromEntries([
    ...within(MAX_FILTERS_LENGTH, strangers, ([key, values]) => key.length + printed(values)),
    ...chosenIn(keys.filter(isOwnKey)),
  ]);
}

const isOther = (name: string): boolean =>
  !OWN.has(name) && !(name.startsWith(FACET) && name.length > FACET.length);

/** Parses the state of an address; an invalid value counts as absent. Never throws. */
export function parseListing(search: string | URLSearchParams): ListingState {
  const query = new URLSearchParams(search);
  const category = query.get('tn_cid') ?? '';
  const page = query.get('tn_p') ?? '';
  return {
    text: cleanText(query.get('tn_q')),
    category: /^[\da-f]+(-[\da-f]+)*$/i.test(category) && category.length <= MAX_TEXT ? category : undefined,
    filters: parseFilters(query),
    sort: cleanText(query.get('tn_sort')) || undefined,
    page: /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1,
    other: within(
      MAX_OTHER_LENGTH,
      [...query].filter(([name]) => isOther(name)),
      ([name, value]) => name.length + value.length,
    ),
  };
}

const inAddressOrder = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  Number(isOwnKey(a)) - Number(isOwnKey(b)) || (a < b ? -1 : 1);

/**
 * Query of a listing's address with its question mark; empty for the default state. Canonical: equal states give equal
 * queries.
 */
export function printListing({ text, category, filters, sort, page, other }: ListingState): string {
  const query = new URLSearchParams();
  if (text) query.set('tn_q', text);
  if (category) query.set('tn_cid', category);
  for (const [key, values] of Object.entries(filters).sort(inAddressOrder))
    query.set(facetParameter(key), [...values].sort().join('|'));
  if (sort) query.set('tn_sort', sort);
  if (page > 1) query.set('tn_p', String(page));
  for (const [name, value] of other) query.append(name, value);
  const printed = query.toString();
  return printed && `?${printed}`;
}

/** Address without the page number, shared by all pages of a listing. */
export const listingKey = (path: string, state: ListingState): string =>
  path + printListing({ ...state, page: 1 });

/** Path and query of `/path?query#hash`. */
export function splitHref(href: string): { path: string; search: string } {
  const [path = '', search = ''] = href
    .split('#', 1)
    .join('')
    .split(/\?(.*)/s, 2);
  return { path, search };
}
