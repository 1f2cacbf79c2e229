import type { PriceStep, Product } from '../../catalogue/types.ts';

/** What a product costs apiece, in integer euro cents. */
export interface ChangedPrice {
  cents: number;
  /** Other prices of a rule, by rising number of pieces. */
  steps: readonly PriceStep[];
}

/** Prices that somebody changed since the shop began; forgotten when it ends. */
export class PriceChanges {
  readonly #before = new Map<Product, ChangedPrice>();

  set(product: Product, { cents, steps }: ChangedPrice): void {
    if (!this.#before.has(product))
      this.#before.set(product, { cents: product.priceCents, steps: product.steps ?? [] });
    Object.assign(product, { priceCents: cents, steps });
  }

  /** Gives all products the prices back that they had. */
  clear(): void {
    for (const [product, { cents, steps }] of this.#before)
      Object.assign(product, { priceCents: cents, steps });
    this.#before.clear();
  }
}
