import type { DatabaseSync } from 'node:sqlite';

export type StockListener = (variantIds?: Iterable<string>) => void;

/** Pieces sold since the assortment was made, by variant id. */
export class Stock {
  readonly #all;
  readonly #one;
  readonly #add;
  readonly #sold = new Map<string, number>();
  /** What changed since the last transaction. */
  readonly #unsettled = new Set<string>();
  readonly #listeners: StockListener[] = [];

  constructor(sql: DatabaseSync) {
    this.#all = sql.prepare('select variant_id as id, quantity from sold_stock');
    this.#one = sql.prepare('select quantity from sold_stock where variant_id = ?');
    this.#add = sql.prepare(
      `insert into sold_stock (variant_id, quantity) values (?, ?)
       on conflict (variant_id) do update set quantity = quantity + excluded.quantity`,
    );
    this.reload();
  }

  /** A transaction is written. */
  settle(): void {
    this.#unsettled.clear();
  }

  /** A transaction was taken back: what it sold is counted again from what is written. */
  takeBack(): void {
    const ids = [...this.#unsettled];
    this.#unsettled.clear();
    for (const id of ids) this.#sold.set(id, Number(this.#one.get(id)?.['quantity'] ?? 0));
    if (ids.length > 0) this.#tell(ids);
  }

  /** Counts everything again from what is written. */
  reload(): void {
    this.#sold.clear();
    for (const row of this.#all.all()) this.#sold.set(String(row['id']), Number(row['quantity']));
    this.#tell();
  }

  /** Tells somebody which variants' stock changed; all of them when no list is given. */
  onChange(listener: StockListener): void {
    this.#listeners.push(listener);
  }

  #tell(variantIds?: Iterable<string>): void {
    for (const listener of this.#listeners) listener(variantIds);
  }

  sold(variantId: string): number {
    return this.#sold.get(variantId) ?? 0;
  }

  sell(variantId: string, quantity: number): void {
    this.#add.run(variantId, quantity);
    this.#sold.set(variantId, this.sold(variantId) + quantity);
    this.#unsettled.add(variantId);
    this.#tell([variantId]);
  }

  /** Puts back what was sold and will not be sent. */
  giveBack(variantId: string, quantity: number): void {
    this.sell(variantId, -quantity);
  }
}
