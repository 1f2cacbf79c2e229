import type { DatabaseSync } from 'node:sqlite';

export type StockListener = (variantIds?: Iterable<string>) => void;

/** Units sold since the assortment was generated, by variant id. */
export class Stock {
  readonly #all;
  readonly #one;
  readonly #add;
  readonly #sold = new Map<string, number>();
  /** Variants changed since the last transaction. */
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

  /** Call after a commit. */
  settle(): void {
    this.#unsettled.clear();
  }

  /** Call after a rollback: recounts the affected variants from the database. */
  takeBack(): void {
    const ids = [...this.#unsettled];
    this.#unsettled.clear();
    for (const id of ids) this.#sold.set(id, Number(this.#one.get(id)?.['quantity'] ?? 0));
    if (ids.length > 0) this.#tell(ids);
  }

  /** Recounts everything from the database. */
  reload(): void {
    this.#sold.clear();
    for (const row of this.#all.all()) this.#sold.set(String(row['id']), Number(row['quantity']));
    this.#tell();
  }

  /** Adds a listener for variants with changed stock; called without a list for all variants. */
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

  /** Restores units that were sold and will not be sent. */
  giveBack(variantId: string, quantity: number): void {
    this.sell(variantId, -quantity);
  }
}
