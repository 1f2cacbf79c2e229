import { Bitset } from './bitset.ts';
import { compareSizes } from './size-order.ts';
import type { ValueOrder } from './facet-definitions.ts';

/** One value of a facet and the products that have it. */
export interface DimensionValue {
  title: string;
  products: Bitset;
  total: number;
}

const byName = (a: DimensionValue, b: DimensionValue): number => a.title.localeCompare(b.title, 'nl');

const ORDERS: Record<ValueOrder, (a: DimensionValue, b: DimensionValue) => number> = {
  name: byName,
  size: (a, b) => compareSizes(a.title, b.title),
  frequency: (a, b) => b.total - a.total || byName(a, b),
};

/** Everything the products can be told apart by in one respect, e.g. all brands or all sizes. */
export class Dimension {
  private readonly size: number;
  private readonly byTitle = new Map<string, DimensionValue>();

  constructor(size: number) {
    this.size = size;
  }

  add(position: number, title: string): void {
    const key = title.toLowerCase();
    let value = this.byTitle.get(key);
    if (!value) this.byTitle.set(key, (value = { title, products: Bitset.empty(this.size), total: 0 }));
    value.products.add(position);
  }

  find(title: string): DimensionValue | undefined {
    return this.byTitle.get(title.toLowerCase());
  }

  /** All values in their fixed order, so that filter options never jump about. */
  sorted(order: ValueOrder): readonly DimensionValue[] {
    const values = [...this.byTitle.values()];
    for (const value of values) value.total = value.products.count();
    return values.sort(ORDERS[order]);
  }
}
