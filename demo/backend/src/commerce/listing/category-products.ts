import type { Catalogue, Product } from '../../catalogue/types.ts';
import { categoryTreeOf } from '../products/product-subject.ts';
import { toAggregations, type Aggregations } from './aggregations.ts';
import { ProductOrders } from './sortings.ts';

interface Shelf {
  products: readonly Product[];
  aggregations: Aggregations;
}

/** Products in or below each category. Computed at first use. */
export class CategoryProducts {
  readonly orders: ProductOrders;
  readonly #catalogue: Catalogue;
  readonly #shelves = new Map<string, Shelf>();
  #byCategory: Map<string, Product[]> | undefined;
  #groupOf: ReadonlyMap<string, string> | undefined;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.orders = new ProductOrders(catalogue);
  }

  shelfOf(categoryId: string): Shelf {
    const known = this.#shelves.get(categoryId);
    if (known) return known;
    const products = this.productsIn(categoryId);
    const shelf = { products, aggregations: toAggregations(products, this.#catalogue.seed) };
    this.#shelves.set(categoryId, shelf);
    return shelf;
  }

  /** Group of every option in the shop, by the option's id. */
  groupsOfOptions(): ReadonlyMap<string, string> {
    if (this.#groupOf) return this.#groupOf;
    const { aggregations } = this.shelfOf(this.#catalogue.categories[0]?.id ?? '');
    const options = aggregations.properties.entities.flatMap(({ options: offered }) => offered);
    this.#groupOf = new Map(options.map(({ id, groupId }) => [id, groupId]));
    return this.#groupOf;
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
