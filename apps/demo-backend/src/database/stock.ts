import type { DatabaseSync } from 'node:sqlite';

type StockListener = (variantIds?: Iterable<string>) => void;

/** Pieces sold since the assortment was made, by variant id. */
export class Stock {
  readonly #all;
  readonly #add;
  readonly #sold = new Map<string, number>();
  #listener: StockListener = () => undefined;

  constructor(sql: DatabaseSync) {
    this.#all = sql.prepare('select variant_id as id, quantity from sold_stock');
    this.#add = sql.prepare(
      `insert into sold_stock (variant_id, quantity) values (?, ?)
       on conflict (variant_id) do update set quantity = quantity + excluded.quantity`,
    );
    this.reload();
  }

  /** Counts again from what is written, after a change was taken back. */
  reload(): void {
    this.#sold.clear();
    for (const row of this.#all.all()) this.#sold.set(String(row['id']), Number(row['quantity']));
    this.#listener();
  }

  /** Tells somebody which variants' stock changed; all of them when no list is given. */
  onChange(listener: StockListener): void {
    this.#listener = listener;
  }

  sold(variantId: string): number {
    return this.#sold.get(variantId) ?? 0;
  }

  sell(variantId: string, quantity: number): void {
    this.#add.run(variantId, quantity);
    this.#sold.set(variantId, this.sold(variantId) + quantity);
    this.#listener([variantId]);
  }

  /** Puts back what was sold and will not be sent. */
  giveBack(variantId: string, quantity: number): void {
    this.sell(variantId, -quantity);
  }
}
