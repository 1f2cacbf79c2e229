import type { DatabaseSync } from 'node:sqlite';
import type { SessionRow } from './rows.ts';
import { columnsOf, upsertInto } from './table.ts';

const SESSION: readonly (keyof SessionRow)[] = [
  'token',
  'customerId',
  'shippingMethodId',
  'paymentMethodId',
  'countryId',
  'shippingAddressId',
  'billingAddressId',
  'usedAt',
];

/** Sessions with stored choices; a shopper who only browses leaves no row. */
export class Sessions {
  readonly save: (session: SessionRow) => void;
  readonly #byToken;
  readonly #ofCustomer;
  readonly #rename;
  readonly #remove;
  readonly #removeIdle;

  constructor(sql: DatabaseSync) {
    const columns = columnsOf(SESSION);
    this.save = upsertInto<SessionRow>(sql, 'sessions', 'token', SESSION);
    this.#byToken = sql.prepare(`select ${columns} from sessions where token = ?`);
    this.#ofCustomer = sql.prepare(
      `select ${columns} from sessions where customer_id = ? order by used_at desc limit 1`,
    );
    this.#rename = sql.prepare('update sessions set token = ? where token = ?');
    this.#removeIdle = sql.prepare('delete from sessions where customer_id is null and used_at < ?');
    this.#remove = sql.prepare('delete from sessions where token = ?');
  }

  byToken(token: string): SessionRow | undefined {
    return this.#byToken.get(token) as SessionRow | undefined;
  }

  ofCustomer(customerId: string): SessionRow | undefined {
    return this.#ofCustomer.get(customerId) as SessionRow | undefined;
  }

  /** Changes the token of a session, together with its cart. */
  rename(from: string, to: string): void {
    this.#rename.run(to, from);
  }

  /** Removes a session and its cart. */
  remove(token: string): void {
    this.#remove.run(token);
  }

  /** Removes sessions without a customer, last used before a moment in milliseconds since 1970. */
  removeIdle(before: number): void {
    this.#removeIdle.run(before);
  }
}
