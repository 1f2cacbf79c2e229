import { LRUCache } from 'lru-cache';
import type { TextHits } from '../text/text-index.ts';
import type { ListingQuery } from '../wire/parse-query.ts';
import { Bitset } from './bitset.ts';
import type { CategoryNode } from './category-index.ts';
import type { Dimension, DimensionValue } from './dimension.ts';
import { CATEGORY_FACET, PRICE_FACET } from './facet-definitions.ts';
import type { IndexedProducts } from './indexed-products.ts';
import { parsePriceRange, type PriceRange } from './price-range.ts';
import { type ChosenValues, isOfVariant, type VariantIndex } from './variant-index.ts';

/** Products that match a query, regardless of sort and page. */
export class Selection {
  readonly matches: Bitset;
  readonly total: number;
  /** Requested chain of categories, checked against the tree. */
  readonly path: readonly CategoryNode[];
  readonly price: PriceRange | undefined;
  readonly hits: TextHits | undefined;
  private readonly base: Bitset;
  private readonly chosen: ReadonlyMap<string, Bitset>;
  private readonly rests = new Map<string, Bitset>();
  private readonly counted = new Map<Bitset, number>();
  private readonly variants: VariantIndex;
  private readonly ofVariants: ChosenValues;
  private readonly valued = new Map<string, ReadonlyMap<string, Bitset>>();
  private ranks: readonly number[] | undefined;

  /** OR inside a facet, AND between facets, text and hidden parameters. */
  constructor(index: IndexedProducts, query: ListingQuery) {
    this.path = categoryPath(index, query.categoryPath);
    this.base = hiddenFilter(index, query);
    const chosen = chosenSets(index, query, this.path);
    this.price = parsePriceRange(query.filters.get(PRICE_FACET.key)?.[0]);
    if (this.price) chosen.set(PRICE_FACET.key, inPriceRange(index, this.price));
    this.chosen = chosen;
    this.variants = index.variants;
    this.ofVariants = new Map([...query.filters].filter(([key]) => isOfVariant(key)));
    const filtered = this.base.copy();
    for (const members of chosen.values()) filtered.and(members);
    if (this.ofVariants.size > 1) filtered.and(this.variants.having(this.ofVariants));
    this.hits = query.text || query.needsText ? textHits(index, query.text, this.base, filtered) : undefined;
    if (this.hits) this.base.and(this.hits.products);
    this.matches = filtered.and(this.base);
    this.total = this.matches.count();
  }

  /** Products that match without the facet's own selection. */
  without(facetKey: string): Bitset {
    if (!this.chosen.has(facetKey)) return this.matches;
    let rest = this.rests.get(facetKey);
    if (!rest) {
      rest = this.base.copy();
      for (const [key, members] of this.chosen) if (key !== facetKey) rest.and(members);
      const others = new Map([...this.ofVariants].filter(([key]) => key !== facetKey));
      if (others.size > 1) rest.and(this.variants.having(others));
      this.rests.set(facetKey, rest);
    }
    return rest;
  }

  /** Number of products with a facet value that match without the facet's own selection. */
  countOf(facetKey: string, members: Bitset): number {
    let count = this.counted.get(members);
    if (count === undefined) this.counted.set(members, (count = members.countWith(this.without(facetKey))));
    return count;
  }

  /**
   * Products with a facet value, given the chosen values of other facets. Where colours are chosen, a size has to exist
   * in one of these colours.
   */
  membersOf(facetKey: string, { title, products }: Pick<DimensionValue, 'title' | 'products'>): Bitset {
    const others = [...this.ofVariants.keys()].some((key) => key !== facetKey);
    if (!others || !isOfVariant(facetKey)) return products;
    let byValue = this.valued.get(facetKey);
    if (!byValue) this.valued.set(facetKey, (byValue = this.variants.byValue(facetKey, this.ofVariants)));
    return byValue.get(title.toLowerCase()) ?? Bitset.empty(0);
  }

  /** All matches by relevance; without a text in the given order. */
  ranked(standard: ArrayLike<number>): ArrayLike<number> {
    return this.hits ? (this.ranks ??= this.hits.rank(this.matches, standard)) : standard;
  }
}

/** Hits of a text in the assortment. Words without any under the filters give way to these. */
function textHits({ text: index }: IndexedProducts, text: string, all: Bitset, filtered: Bitset): TextHits {
  const found = index.search(text, all);
  return found.products.countWith(filtered) > 0 ? found : index.search(text, filtered);
}

function union(dimension: Dimension, titles: readonly string[], size: number): Bitset {
  const found = Bitset.empty(size);
  for (const title of titles) {
    const value = dimension.find(title);
    if (value) found.or(value.products);
  }
  return found;
}

function inPriceRange({ prices }: IndexedProducts, { from, to }: PriceRange): Bitset {
  const found = Bitset.empty(prices.length);
  prices.forEach((price, position) => {
    if (price >= from && price <= to) found.add(position);
  });
  return found;
}

/** The named categories after the last break in the chain. A wrong path thus still finds its category. */
function categoryPath({ categories }: IndexedProducts, tokens: readonly string[]): readonly CategoryNode[] {
  const path: CategoryNode[] = [];
  for (const token of tokens) {
    const node = categories.find(token);
    if (!node) return [];
    if (node.parent !== path.at(-1)) path.length = 0;
    path.push(node);
  }
  return path;
}

/** Products that hidden parameters leave; an unknown key changes nothing. */
function hiddenFilter(index: IndexedProducts, query: ListingQuery): Bitset {
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

function namedCategories({ categories, products }: IndexedProducts, names: readonly string[]): Bitset {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const found = Bitset.empty(products.length);
  for (const { category, products: members } of categories.nodes)
    if (wanted.has(category.name.toLowerCase()) || wanted.has(String(category.searchId))) found.or(members);
  return found;
}

/** One set per facet with a selection, by facet key. */
function chosenSets(
  index: IndexedProducts,
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

const MAX_KEPT = 100;

/**
 * Recent selections of queries. Pages and sorts of one listing share a selection, and so do all its shoppers.
 */
export class Selections {
  private readonly kept = new LRUCache<string, Selection>({ max: MAX_KEPT });

  read(index: IndexedProducts, query: ListingQuery): Selection {
    const { text, needsText, categoryPath: tokens, filters, include, exclude } = query;
    const key = JSON.stringify([
      text,
      needsText,
      tokens,
      ...[filters, include, exclude].map((map) => [...map]),
    ]);
    let selection = this.kept.get(key);
    if (!selection) this.kept.set(key, (selection = new Selection(index, query)));
    return selection;
  }

  /** Call when products gained or lost a value. */
  forget(): void {
    this.kept.clear();
  }
}
