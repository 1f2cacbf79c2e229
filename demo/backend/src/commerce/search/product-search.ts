import type { Catalogue, Product } from '../../catalogue/types.ts';
import { CategoryIndex } from '../../search/engine/category-index.ts';
import { createTextIndex, type TextIndex } from '../../search/text/text-index.ts';

/** Longest search text, in characters. Longer texts add no meaning. */
const LONGEST = 200;

/** The vendor's own text search. Handles Dutch and typing errors, like the search service. */
export class ProductSearch {
  readonly #catalogue: Catalogue;
  /** Positions of products, the most popular first. */
  readonly #standard: Uint32Array;
  #index: TextIndex | undefined;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    const { products } = catalogue;
    this.#standard = Uint32Array.from(products.keys()).sort(
      (one, other) => (products[other]?.popularity ?? 0) - (products[one]?.popularity ?? 0) || one - other,
    );
  }

  /** Finds products, the best match first. */
  find(text: string): readonly Product[] {
    const { products } = this.#catalogue;
    // Created at the first search: a shop without searches does not pay for it.
    this.#index ??= createTextIndex(products, new CategoryIndex(this.#catalogue));
    const hits = this.#index.search(text.slice(0, LONGEST));
    return hits.rank(hits.products, this.#standard).flatMap((position) => products[position] ?? []);
  }
}
