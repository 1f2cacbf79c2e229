import { PRICE_KEY, type ListingState, type PriceRange } from './listing-state';

const FACET = 'tn_fk_';
const OWN = new Set(['tn_q', 'tn_cid', 'tn_sort', 'tn_p']);

const MAX_TEXT = 100;
const MAX_VALUES = 50;
/** Every link of a listing carries its filters and what is not its own, so there is an end to both, in characters. */
const MAX_FACETS = 40;
const MAX_FILTERS_LENGTH = 4000;
const MAX_OTHER_LENGTH = 2000;

const FACET_KEY = /^[\p{L}\p{N}._-]{1,60}$/u;
const CONTROL = /[\p{Cc}\p{Cf}]+/gu;
// Cutting may part a character that takes two units.
const clean = (text: string | null): string =>
  (text ?? '').replace(CONTROL, ' ').trim().slice(0, MAX_TEXT).toWellFormed().trim();

/** The first things whose lengths together do not go beyond the limit. */
function within<T>(limit: number, things: readonly T[], lengthOf: (thing: T) => number): T[] {
  let left = limit;
  return things.filter((thing) => (left -= lengthOf(thing)) >= 0);
}

const AMOUNT = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
const RANGE = new RegExp(`^(${AMOUNT})-(${AMOUNT})$`);
const ONE_AMOUNT = new RegExp(`^${AMOUNT}$`);

/** Above every price that fits into the price fields. */
const NO_LIMIT = 99_999;

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** `20-80`, or the two fields of the price form as they come without JavaScript: one value each, either may be empty. */
function parsePrice(values: readonly string[]): PriceRange | undefined {
  const [first = '', second = ''] = values.map((value) => value.trim());
  const joined = RANGE.exec(first);
  const low = joined?.[1] ?? first;
  const high = joined?.[2] ?? second;
  if (!ONE_AMOUNT.test(low) && !ONE_AMOUNT.test(high)) return undefined;
  const min = ONE_AMOUNT.test(low) ? toNumber(low) : 0;
  const max = ONE_AMOUNT.test(high) ? toNumber(high) : NO_LIMIT;
  return min <= max ? { min, max } : undefined;
}

function parseValues(values: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const value of values.flatMap((joined) => joined.split('|')).map(clean)) {
    if (value && found.size < MAX_VALUES && !found.has(value.toLowerCase()))
      found.set(value.toLowerCase(), value);
  }
  return [...found.values()].sort();
}

function parseFilters(query: URLSearchParams): Record<string, string[]> {
  const keys = [...new Set(query.keys())]
    .filter((name) => name.startsWith(FACET))
    .map((name) => name.slice(FACET.length))
    .filter((key) => FACET_KEY.test(key) && key !== PRICE_KEY)
    .sort()
    .slice(0, MAX_FACETS);
  const chosen = keys
    .map((key) => [key, parseValues(query.getAll(FACET + key))] as const)
    .filter(([, values]) => values.length > 0);
  const printed = (values: readonly string[]) => encodeURIComponent(values.join('|')).length;
  return Object.fromEntries(
    within(MAX_FILTERS_LENGTH, chosen, ([key, values]) => key.length + printed(values)),
  );
}

const isOther = (name: string): boolean =>
  !OWN.has(name) && !(name.startsWith(FACET) && name.length > FACET.length);

/** What an address asks for; a value that makes no sense is taken as not there. Never throws. */
export function parseListing(search: string | URLSearchParams): ListingState {
  const query = new URLSearchParams(search);
  const category = query.get('tn_cid') ?? '';
  const page = query.get('tn_p') ?? '';
  return {
    text: clean(query.get('tn_q')),
    category: /^[\da-f]+(-[\da-f]+)*$/i.test(category) && category.length <= MAX_TEXT ? category : undefined,
    filters: parseFilters(query),
    price: parsePrice(query.getAll(FACET + PRICE_KEY)),
    sort: clean(query.get('tn_sort')) || undefined,
    page: /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1,
    other: within(
      MAX_OTHER_LENGTH,
      [...query].filter(([name]) => isOther(name)),
      ([name, value]) => name.length + value.length,
    ),
  };
}

/** The query of a listing's address with its question mark, empty when all is as it comes; one way for each state. */
export function printListing({ text, category, filters, price, sort, page, other }: ListingState): string {
  const query = new URLSearchParams();
  if (text) query.set('tn_q', text);
  if (category) query.set('tn_cid', category);
  for (const key of Object.keys(filters).sort())
    query.set(FACET + key, [...(filters[key] ?? [])].sort().join('|'));
  if (price) query.set(FACET + PRICE_KEY, `${price.min}-${price.max}`);
  if (sort) query.set('tn_sort', sort);
  if (page > 1) query.set('tn_p', String(page));
  for (const [name, value] of other) query.append(name, value);
  const printed = query.toString();
  return printed && `?${printed}`;
}

/** What two pages of the same listing have in common: everything but the page. */
export const listingKey = (path: string, state: ListingState): string =>
  path + printListing({ ...state, page: 1 });

/** Parameter name of a facet's values. */
export const facetParameter = (key: string): string => FACET + key;

/** Parts of `/path?query#hash`. */
export function splitHref(href: string): { path: string; search: string } {
  const [path = '', search = ''] = href
    .split('#', 1)
    .join('')
    .split(/\?(.*)/s, 2);
  return { path, search };
}
