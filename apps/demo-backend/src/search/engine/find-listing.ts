import type { ListingQuery } from '../wire/parse-query.ts';
import { Bitset } from './bitset.ts';
import type { CategoryNode } from './category-index.ts';
import type { Dimension } from './dimension.ts';
import { CATEGORY_FACET, PRICE_FACET } from './facet-definitions.ts';
import { parsePriceRange } from './price-range.ts';
import type { PriceRange } from './price-range.ts';
import type { SearchIndex } from './search-index.ts';
import { DEFAULT_SORT, SORT_FIELDS } from './sort-orders.ts';

/** What a query selects; facets are counted from it and a page is taken from it. */
export interface Listing {
  matches: Bitset;
  total: number;
  /** What would match without the facet's own selection. */
  without(facetKey: string): Bitset;
  category: CategoryNode | undefined;
  /** Chain of categories that the request named, checked against the tree. */
  path: readonly CategoryNode[];
  price: PriceRange | undefined;
  sort: string;
  /** All positions in the order of the listing, matching or not. */
  order: ArrayLike<number>;
  correctedText: string | null;
}

function union(dimension: Dimension, titles: readonly string[], size: number): Bitset {
  const found = Bitset.empty(size);
  for (const title of titles) {
    const value = dimension.find(title);
    if (value) found.or(value.products);
  }
  return found;
}

function inPriceRange({ prices }: SearchIndex, { from, to }: PriceRange): Bitset {
  const found = Bitset.empty(prices.length);
  prices.forEach((price, position) => {
    if (price >= from && price <= to) found.add(position);
  });
  return found;
}

/** The named categories from the last break in the chain on, so that a wrong path still finds its category. */
export function categoryPath(
  { categories }: SearchIndex,
  tokens: readonly string[],
): readonly CategoryNode[] {
  const path: CategoryNode[] = [];
  for (const token of tokens) {
    const node = categories.find(token);
    if (!node) return [];
    if (node.parent !== path.at(-1)) path.length = 0;
    path.push(node);
  }
  return path;
}

/** What hidden parameters leave; a key that no product property has changes nothing. */
function hiddenFilter(index: SearchIndex, query: ListingQuery): Bitset {
  const kept = index.all.copy();
  const members = (key: string, values: readonly string[]): Bitset | undefined => {
    const facet = index.facets.find(({ definition }) => definition.key === key);
    const dimension = index.hidden.get(key) ?? facet?.dimension;
    return dimension && union(dimension, values, index.products.length);
  };
  for (const [key, values] of query.include) kept.and(members(key, values) ?? index.all);
  for (const [key, values] of query.exclude) {
    const dropped = members(key, values);
    if (dropped) kept.andNot(dropped);
  }
  return kept;
}

function namedCategories({ categories, products }: SearchIndex, names: readonly string[]): Bitset {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const found = Bitset.empty(products.length);
  for (const { category, products: members } of categories.nodes)
    if (wanted.has(category.name.toLowerCase()) || wanted.has(String(category.searchId))) found.or(members);
  return found;
}

/** One set per facet with a selection, by facet key. */
function selections(
  index: SearchIndex,
  query: ListingQuery,
  path: readonly CategoryNode[],
): Map<string, Bitset> {
  const size = index.products.length;
  const result = new Map<string, Bitset>();
  if (query.categoryPath.length > 0)
    result.set(CATEGORY_FACET.key, path.at(-1)?.products.copy() ?? Bitset.empty(size));
  const names = query.filters.get(CATEGORY_FACET.key);
  if (names) {
    const named = namedCategories(index, names);
    result.set(CATEGORY_FACET.key, result.get(CATEGORY_FACET.key)?.and(named) ?? named);
  }
  for (const { definition, dimension } of index.facets) {
    const titles = query.filters.get(definition.key);
    if (titles) result.set(definition.key, union(dimension, titles, size));
  }
  return result;
}

/** Selects the products of a query: OR inside a facet, AND between facets, text and hidden parameters. */
export function findListing(index: SearchIndex, query: ListingQuery): Listing {
  const path = categoryPath(index, query.categoryPath);
  const base = hiddenFilter(index, query);
  const hits = query.text || query.needsText ? index.text.search(query.text) : undefined;
  if (hits) base.and(hits.products);
  const chosen = selections(index, query, path);
  const price = parsePriceRange(query.filters.get(PRICE_FACET.key)?.[0]);
  if (price) chosen.set(PRICE_FACET.key, inPriceRange(index, price));

  const matches = base.copy();
  for (const members of chosen.values()) matches.and(members);
  const without = (facetKey: string): Bitset => {
    if (!chosen.has(facetKey)) return matches;
    const rest = base.copy();
    for (const [key, members] of chosen) if (key !== facetKey) rest.and(members);
    return rest;
  };
  const wanted = query.sort.toLowerCase();
  const sort = SORT_FIELDS.find(({ title }) => title.toLowerCase() === wanted)?.title ?? DEFAULT_SORT;
  const standard = index.orders.get(sort) ?? new Uint32Array();
  return {
    matches,
    total: matches.count(),
    without,
    category: path.at(-1),
    path,
    price,
    sort,
    order: hits && sort === DEFAULT_SORT ? hits.rank(matches, standard) : standard,
    correctedText: hits?.correctedText ?? null,
  };
}

/** Positions on one page (1-based); empty beyond the last one. */
export function pageOf({ matches, order, total }: Listing, page: number, pageSize: number): number[] {
  let skip = (page - 1) * pageSize;
  const found: number[] = [];
  if (skip >= total) return found;
  for (let i = 0; i < order.length && found.length < pageSize; i++) {
    const position = order[i] ?? 0;
    if (matches.has(position) && skip-- <= 0) found.push(position);
  }
  return found;
}
