import type { DatabaseSync } from 'node:sqlite';
import type { NewsletterRow } from './rows.ts';
import { columnsOf, upsertInto } from './table.ts';

const RECIPIENT: readonly (keyof NewsletterRow)[] = [
  'id',
  'email',
  'status',
  'hash',
  'createdAt',
  'confirmedAt',
];

/** Newsletter recipients: subscribed, unconfirmed or unsubscribed, with or without an account. */
export class NewsletterRecipients {
  readonly save: (recipient: NewsletterRow) => void;
  readonly #byEmail;
  readonly #byHash;

  constructor(sql: DatabaseSync) {
    const select = `select ${columnsOf(RECIPIENT)} from newsletter_recipients`;
    this.save = upsertInto<NewsletterRow>(sql, 'newsletter_recipients', 'id', RECIPIENT);
    this.#byEmail = sql.prepare(`${select} where email = lower(?)`);
    this.#byHash = sql.prepare(`${select} where hash = ?`);
  }

  byEmail(email: string): NewsletterRow | undefined {
    return this.#byEmail.get(email) as NewsletterRow | undefined;
  }

  byHash(hash: string): NewsletterRow | undefined {
    return this.#byHash.get(hash) as NewsletterRow | undefined;
  }
}
