import type { Catalogue, Product, Variant } from '../../catalogue/types.ts';
import { HIDDEN_KEYS, STOCK_VALUES } from '../hidden-parameters.ts';
import { createTextIndex } from '../text/text-index.ts';
import { Bitset } from './bitset.ts';
import { CategoryIndex } from './category-index.ts';
import { Dimension } from './dimension.ts';
import { FACETS } from './facet-definitions.ts';
import type { IndexedFacet, IndexedProducts } from './indexed-products.ts';
import { Selections } from './selection.ts';
import { sortOrders } from './sort-orders.ts';
import { VariantIndex } from './variant-index.ts';

/** Units that can be sold of a variant right now. */
export type StockOf = (variantId: string) => number;

/** Everything a listing needs. */
export interface SearchIndex extends IndexedProducts {
  selections: Selections;
  /** Reads the stock of these products again: sold-out ones leave, restocked ones return. */
  refreshStock(changed: Iterable<Product>): void;
}

/** Indexes the catalogue. Like in a vendor's feed, stock is a snapshot until `refreshStock`. */
export function createSearchIndex(catalogue: Catalogue, stockOf?: StockOf): SearchIndex {
  const { products } = catalogue;
  const size = products.length;
  const facets = FACETS.map((definition): IndexedFacet => {
    const dimension = new Dimension(size, definition.order);
    return { definition, dimension };
  });
  const stock = new Dimension(size);
  const variants = new VariantIndex(size);
  const hidden = new Map(Object.values(HIDDEN_KEYS).map((key) => [key, new Dimension(size)]));
  hidden.set(HIDDEN_KEYS.stock, stock);
  const inStockOf = (product: Product): readonly Variant[] =>
    catalogue
      .variantsOf(product)
      .filter((variant) => (stockOf ? stockOf(variant.id) : variant.initialStock) > 0);
  const statusOf = (inStock: readonly Variant[]): string =>
    inStock.length > 0 ? STOCK_VALUES.in : STOCK_VALUES.out;

  products.forEach((product, position) => {
    const inStock = inStockOf(product);
    for (const { definition, dimension } of facets) {
      for (const title of definition.valuesOf(product, inStock)) dimension.add(position, title);
      for (const title of definition.everOf?.(product) ?? []) dimension.weigh(title);
    }
    variants.add(position, inStock);
    stock.add(position, statusOf(inStock));
    hidden.get(HIDDEN_KEYS.brand)?.add(position, product.brand.id);
    hidden.get(HIDDEN_KEYS.archived)?.add(position, String(product.archived));
    hidden.get(HIDDEN_KEYS.hiddenFromNew)?.add(position, String(!product.isNew));
  });

  const categories = new CategoryIndex(catalogue);
  const selections = new Selections();
  return {
    catalogue,
    products,
    all: Bitset.full(size),
    categories,
    facets,
    variants,
    hidden,
    prices: Uint32Array.from(products, (product) => product.priceCents),
    orders: sortOrders(products),
    text: createTextIndex(products, categories),
    selections,
    refreshStock(changed) {
      for (const product of changed) {
        const inStock = inStockOf(product);
        for (const { definition, dimension } of facets)
          if (definition.followsStock)
            dimension.replace(product.index, definition.valuesOf(product, inStock));
        variants.replace(product.index, inStock);
        stock.replace(product.index, [statusOf(inStock)]);
      }
      selections.forget();
    },
  };
}
