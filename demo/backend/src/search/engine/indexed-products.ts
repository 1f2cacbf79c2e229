import type { Catalogue, Product } from '../../catalogue/types.ts';
import type { TextIndex } from '../text/text-index.ts';
import type { Bitset } from './bitset.ts';
import type { CategoryIndex } from './category-index.ts';
import type { Dimension } from './dimension.ts';
import type { FacetDefinition } from './facet-definitions.ts';
import type { SortOrders } from './sort-orders.ts';
import type { VariantIndex } from './variant-index.ts';

/** A facet and the products of each of its values. */
export interface IndexedFacet {
  definition: FacetDefinition;
  dimension: Dimension;
}

/** Source of selections, computed once from the catalogue; a position identifies a product. */
export interface IndexedProducts {
  catalogue: Catalogue;
  products: readonly Product[];
  all: Bitset;
  categories: CategoryIndex;
  facets: readonly IndexedFacet[];
  variants: VariantIndex;
  /** By parameter key: properties that only hidden parameters filter on. */
  hidden: ReadonlyMap<string, Dimension>;
  prices: Uint32Array;
  orders: SortOrders;
  text: TextIndex;
}
