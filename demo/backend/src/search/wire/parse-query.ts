/** A listing request, with sane values for all hostile or missing ones. */
export interface ListingQuery {
  text: string;
  /** True when an empty text finds nothing instead of everything. */
  needsText: boolean;
  /** Category numbers or commerce ids, topmost first; empty for the whole assortment. */
  categoryPath: readonly string[];
  page: number;
  pageSize: number;
  sort: string;
  /** Chosen value titles by facet key. */
  filters: ReadonlyMap<string, readonly string[]>;
  include: ReadonlyMap<string, readonly string[]>;
  exclude: ReadonlyMap<string, readonly string[]>;
  /** True when addresses in the response use the single `tn_filters` parameter. */
  usesFiltersParameter: boolean;
}

const DEFAULT_PAGE_SIZE = 48;
const MAX_PAGE_SIZE = 1000;
const MAX_PAGE = 1_000_000;
const MAX_TEXT = 100;
const MAX_VALUES = 100;
const FACET_PREFIX = 'tn_fk_';

const UNPRINTABLE = /[\p{Cc}\p{Cf}]+/gu;
const clean = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, ' ').trim();

/** A whole number from 1 to the limit, else the fallback. */
function wholeNumber(text: string | null, fallback: number, limit: number): number {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 ? Math.min(number, limit) : fallback;
}

function collect(into: Map<string, string[]>, key: string, joined: string): void {
  const values = into.get(key) ?? [];
  for (const part of joined.split('|')) {
    const value = clean(part);
    if (value && !values.includes(value) && values.length < MAX_VALUES) values.push(value);
  }
  if (values.length > 0) into.set(key, values);
}

/** Reads `key=a|b&key2=c`, the encoded content of one parameter. */
function pairs(texts: readonly string[]): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const text of texts) for (const [key, value] of new URLSearchParams(text)) collect(result, key, value);
  return result;
}

/** Reads the query string of a listing request; never throws. */
export function parseQuery(parameters: URLSearchParams): ListingQuery {
  const filters = pairs(parameters.getAll('tn_filters'));
  for (const [key, value] of parameters)
    if (key.startsWith(FACET_PREFIX)) collect(filters, key.slice(FACET_PREFIX.length), value);
  return {
    // Cutting may split a character of two code units.
    text: clean(parameters.get('tn_q') ?? '')
      .slice(0, MAX_TEXT)
      .toWellFormed(),
    needsText: false,
    categoryPath: clean(parameters.get('tn_cid') ?? '')
      .split('-')
      .filter(Boolean),
    page: wholeNumber(parameters.get('tn_p'), 1, MAX_PAGE),
    pageSize: wholeNumber(parameters.get('tn_ps'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
    sort: clean(parameters.get('tn_sort') ?? ''),
    filters,
    include: pairs(parameters.getAll('tn_parameters')),
    exclude: pairs(parameters.getAll('tn_parameters_except')),
    usesFiltersParameter: parameters.get('tn_use_filters') === 'true',
  };
}
