import type { Catalogue, Product } from '../../catalogue/types.ts';
import { CategoryIndex } from '../../search/engine/category-index.ts';
import { createTextIndex, type TextIndex } from '../../search/text/text-index.ts';

/** Longer texts say nothing more. */
const LONGEST = 200;

/** The vendor's own search by words; it reads Dutch, and typing errors, as the search service does. */
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

  /** What a text finds, the best match first. */
  find(text: string): readonly Product[] {
    const { products } = this.#catalogue;
    // Made at the first question, so that a shop in which nobody searches pays nothing for it.
    this.#index ??= createTextIndex(products, new CategoryIndex(this.#catalogue));
    const hits = this.#index.search(text.slice(0, LONGEST));
    return hits.rank(hits.products, this.#standard).flatMap((position) => products[position] ?? []);
  }
}
