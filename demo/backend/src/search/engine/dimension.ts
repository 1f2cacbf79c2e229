import { locale } from '@weefsel/contracts';
import { Bitset } from './bitset.ts';
import { compareSizes } from './size-order.ts';
import type { ValueOrder } from './facet-definitions.ts';

/** A value of a facet and its products. */
export interface DimensionValue {
  title: string;
  products: Bitset;
  /** Number of products when the values were last ordered. */
  total: number;
}

const byName = (a: DimensionValue, b: DimensionValue): number =>
  a.title.localeCompare(b.title, locale.language);

const ORDERS: Record<ValueOrder, (a: DimensionValue, b: DimensionValue) => number> = {
  name: byName,
  size: (a, b) => compareSizes(a.title, b.title),
  frequency: (a, b) => b.total - a.total || byName(a, b),
};

/** All values of the products in one respect, e.g. all brands or all sizes. */
export class Dimension {
  private readonly size: number;
  private readonly order: ValueOrder;
  private readonly byTitle = new Map<string, DimensionValue>();
  private readonly weights = new Map<string, number>();
  private inOrder: readonly DimensionValue[] | undefined;

  constructor(size: number, order: ValueOrder = 'name') {
    this.size = size;
    this.order = order;
  }

  add(position: number, title: string): void {
    const key = title.toLowerCase();
    let value = this.byTitle.get(key);
    if (!value) {
      this.byTitle.set(key, (value = { title, products: Bitset.empty(this.size), total: 0 }));
      this.inOrder = undefined;
    }
    value.products.add(position);
  }

  /** Counts a value for the order, regardless of its present products. */
  weigh(title: string): void {
    const key = title.toLowerCase();
    this.weights.set(key, (this.weights.get(key) ?? 0) + 1);
  }

  /** Replaces the values of a product. */
  replace(position: number, titles: readonly string[]): void {
    for (const { products } of this.byTitle.values()) products.remove(position);
    for (const title of titles) this.add(position, title);
  }

  find(title: string): DimensionValue | undefined {
    return this.byTitle.get(title.toLowerCase());
  }

  /** All values in order. Only a new value changes the order, so that options never jump. */
  get values(): readonly DimensionValue[] {
    if (this.inOrder) return this.inOrder;
    const values = [...this.byTitle.values()];
    for (const value of values)
      value.total = this.weights.get(value.title.toLowerCase()) ?? value.products.count();
    return (this.inOrder = values.sort(ORDERS[this.order]));
  }
}
