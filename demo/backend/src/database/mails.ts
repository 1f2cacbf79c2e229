import type { DatabaseSync } from 'node:sqlite';
import type { MailRow } from './rows.ts';
import { rowsOf } from './table.ts';

/** All mails sent by the shop. */
export class Mails {
  readonly #insert;
  readonly #all;

  constructor(sql: DatabaseSync) {
    this.#insert = sql.prepare(
      'insert into mails (kind, recipient, subject, html, sent_at) values (?, ?, ?, ?, ?)',
    );
    this.#all = sql.prepare(
      'select id, kind, recipient, subject, html, sent_at as "sentAt" from mails order by id desc',
    );
  }

  add({ kind, recipient, subject, html, sentAt }: Omit<MailRow, 'id'>): void {
    this.#insert.run(kind, recipient, subject, html, sentAt);
  }

  /** All mails, the newest first. */
  all(): MailRow[] {
    return rowsOf<MailRow>(this.#all);
  }
}
