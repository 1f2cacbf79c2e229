import type { Catalogue, Product } from '../../catalogue/types.ts';
import { HIDDEN_KEYS, STOCK_VALUES } from '../hidden-parameters.ts';
import { createTextIndex } from '../text/text-index.ts';
import type { TextIndex } from '../text/text-index.ts';
import { Bitset } from './bitset.ts';
import { CategoryIndex } from './category-index.ts';
import { Dimension } from './dimension.ts';
import type { DimensionValue } from './dimension.ts';
import { FACETS } from './facet-definitions.ts';
import type { FacetDefinition } from './facet-definitions.ts';
import { sortOrders } from './sort-orders.ts';
import type { SortOrders } from './sort-orders.ts';

/** Units that can be sold of a variant right now. */
export type StockOf = (variantId: string) => number;

/** A facet with its values, indexed. */
export interface IndexedFacet {
  definition: FacetDefinition;
  dimension: Dimension;
  values: readonly DimensionValue[];
}

/** Everything a listing needs, computed once from the catalogue; products are known by their position. */
export interface SearchIndex {
  catalogue: Catalogue;
  products: readonly Product[];
  all: Bitset;
  categories: CategoryIndex;
  facets: readonly IndexedFacet[];
  /** By parameter key: properties that only hidden parameters filter on. */
  hidden: ReadonlyMap<string, Dimension>;
  prices: Uint32Array;
  orders: SortOrders;
  text: TextIndex;
}

/** Indexes the catalogue; like a vendor's feed, stock is as it was at that moment. */
export function createSearchIndex(catalogue: Catalogue, stockOf?: StockOf): SearchIndex {
  const { products } = catalogue;
  const size = products.length;
  const dimensions = FACETS.map((definition) => ({ definition, dimension: new Dimension(size) }));
  const hidden = new Map(Object.values(HIDDEN_KEYS).map((key) => [key, new Dimension(size)]));

  products.forEach((product, position) => {
    const inStock = catalogue
      .variantsOf(product)
      .filter((variant) => (stockOf ? stockOf(variant.id) : variant.initialStock) > 0);
    for (const { definition, dimension } of dimensions)
      for (const title of definition.valuesOf(product, inStock)) dimension.add(position, title);
    hidden.get(HIDDEN_KEYS.brand)?.add(position, product.brand.id);
    hidden.get(HIDDEN_KEYS.stock)?.add(position, inStock.length > 0 ? STOCK_VALUES.in : STOCK_VALUES.out);
    hidden.get(HIDDEN_KEYS.archived)?.add(position, String(product.archived));
    hidden.get(HIDDEN_KEYS.hiddenFromNew)?.add(position, String(!product.isNew));
  });

  const categories = new CategoryIndex(catalogue);
  const orders = sortOrders(products);
  return {
    catalogue,
    products,
    all: Bitset.full(size),
    categories,
    facets: dimensions.map(({ definition, dimension }) => ({
      definition,
      dimension,
      values: dimension.sorted(definition.order),
    })),
    hidden,
    prices: Uint32Array.from(products, (product) => product.priceCents),
    orders,
    text: createTextIndex(products, categories),
  };
}
