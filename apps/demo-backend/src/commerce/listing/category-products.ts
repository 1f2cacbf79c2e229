import type { Catalogue, Product } from '../../catalogue/types.ts';
import { categoryTreeOf } from '../product-subject.ts';
import { toAggregations } from './aggregations.ts';
import type { Aggregations } from './aggregations.ts';

interface Shelf {
  products: readonly Product[];
  aggregations: Aggregations;
  /** Group of every option that the shelf offers. */
  groupOf: ReadonlyMap<string, string>;
}

/** What lies in each category or below it, worked out at its first use. */
export class CategoryProducts {
  readonly #catalogue: Catalogue;
  readonly #shelves = new Map<string, Shelf>();
  #byCategory: Map<string, Product[]> | undefined;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  shelfOf(categoryId: string): Shelf {
    const known = this.#shelves.get(categoryId);
    if (known) return known;
    const products = this.productsIn(categoryId);
    const aggregations = toAggregations(products);
    const options = aggregations.properties.entities.flatMap(({ options: offered }) => offered);
    const shelf = {
      products,
      aggregations,
      groupOf: new Map(options.map(({ id, groupId }) => [id, groupId])),
    };
    this.#shelves.set(categoryId, shelf);
    return shelf;
  }

  productsIn(categoryId: string): readonly Product[] {
    return this.#sortedOut().get(categoryId) ?? [];
  }

  #sortedOut(): Map<string, Product[]> {
    if (this.#byCategory) return this.#byCategory;
    const byCategory = new Map<string, Product[]>();
    for (const product of this.#catalogue.products) {
      for (const id of categoryTreeOf({ catalogue: this.#catalogue }, product)) {
        const shelf = byCategory.get(id);
        if (shelf) shelf.push(product);
        else byCategory.set(id, [product]);
      }
    }
    this.#byCategory = byCategory;
    return byCategory;
  }
}
