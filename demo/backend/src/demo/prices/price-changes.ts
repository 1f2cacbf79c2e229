import type { PriceStep, Product } from '../../catalogue/types.ts';

/** Unit price of a product, in integer euro cents. */
interface ChangedPrice {
  cents: number;
  /** Other unit prices of a rule, by rising quantity. */
  steps: readonly PriceStep[];
}

/** Prices changed since the shop started; lost when it ends. */
export class PriceChanges {
  readonly #before = new Map<Product, ChangedPrice>();

  set(product: Product, { cents, steps }: ChangedPrice): void {
    if (!this.#before.has(product))
      this.#before.set(product, { cents: product.priceCents, steps: product.steps ?? [] });
    Object.assign(product, { priceCents: cents, steps });
  }

  /** Restores the original prices of all products. */
  clear(): void {
    for (const [product, { cents, steps }] of this.#before)
      Object.assign(product, { priceCents: cents, steps });
    this.#before.clear();
  }
}
