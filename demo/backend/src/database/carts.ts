import type { DatabaseSync } from 'node:sqlite';
import type { CartLineRow } from './rows.ts';
import { rowsOf } from './table.ts';

/** Cart lines by session token, and the discounts that shoppers have seen; prices are never stored. */
export class Carts {
  readonly #lines;
  readonly #clear;
  readonly #insert;
  readonly #discounts;
  readonly #forgetDiscounts;
  readonly #rememberDiscount;

  constructor(sql: DatabaseSync) {
    this.#lines = sql.prepare(
      'select id, type, referenced_id as "referencedId", quantity from cart_lines where token = ? order by place',
    );
    this.#clear = sql.prepare('delete from cart_lines where token = ?');
    this.#insert = sql.prepare(
      'insert into cart_lines (token, id, type, referenced_id, quantity, place) values (?, ?, ?, ?, ?, ?)',
    );
    this.#discounts = sql.prepare('select line_id as id from cart_discounts where token = ? order by rowid');
    this.#forgetDiscounts = sql.prepare('delete from cart_discounts where token = ?');
    this.#rememberDiscount = sql.prepare('insert into cart_discounts (token, line_id) values (?, ?)');
  }

  linesOf(token: string): CartLineRow[] {
    return rowsOf<CartLineRow>(this.#lines, token);
  }

  /**
   * Replaces all lines of a cart; the session must have been saved.
   * @param seen line ids of the discounts that the shopper sees now; unchanged when absent.
   */
  replace(token: string, lines: readonly CartLineRow[], seen?: readonly string[]): void {
    this.#clear.run(token);
    lines.forEach((line, place) => {
      this.#insert.run(token, line.id, line.type, line.referencedId, line.quantity, place);
    });
    if (!seen) return;
    this.#forgetDiscounts.run(token);
    for (const lineId of seen) this.#rememberDiscount.run(token, lineId);
  }

  /** Line ids of the discounts that a shopper saw last. */
  discountsOf(token: string): string[] {
    return this.#discounts.all(token).map((row) => String(row['id']));
  }
}
