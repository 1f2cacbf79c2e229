import type { DatabaseSync } from 'node:sqlite';
import type { CartLineRow } from './rows.ts';

/** What is in the carts, by session token; prices are never kept. */
export class Carts {
  readonly #lines;
  readonly #clear;
  readonly #insert;

  constructor(sql: DatabaseSync) {
    this.#lines = sql.prepare(
      'select id, type, referenced_id as "referencedId", quantity from cart_lines where token = ? order by place',
    );
    this.#clear = sql.prepare('delete from cart_lines where token = ?');
    this.#insert = sql.prepare(
      'insert into cart_lines (token, id, type, referenced_id, quantity, place) values (?, ?, ?, ?, ?, ?)',
    );
  }

  linesOf(token: string): CartLineRow[] {
    return this.#lines.all(token) as unknown as CartLineRow[];
  }

  /** Replaces everything in a cart; the session must have been saved. */
  replace(token: string, lines: readonly CartLineRow[]): void {
    this.#clear.run(token);
    lines.forEach((line, place) => {
      this.#insert.run(token, line.id, line.type, line.referencedId, line.quantity, place);
    });
  }
}
