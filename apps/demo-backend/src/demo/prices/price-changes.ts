import type { Product } from '../../catalogue/types.ts';

/** Prices that somebody changed since the shop began; forgotten when it ends. */
export class PriceChanges {
  readonly #before = new Map<Product, number>();

  set(product: Product, cents: number): void {
    if (!this.#before.has(product)) this.#before.set(product, product.priceCents);
    product.priceCents = cents;
  }

  /** Gives all products the prices back that they had. */
  clear(): void {
    for (const [product, cents] of this.#before) product.priceCents = cents;
    this.#before.clear();
  }
}
