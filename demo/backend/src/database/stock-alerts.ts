import type { DatabaseSync } from 'node:sqlite';
import { columnsOf, upsertInto } from './table.ts';

/** A request for one notice when a variant is back in stock. */
export interface StockAlertRow {
  id: string;
  /** In lower case. */
  email: string;
  variantId: string;
  /** Label in mails: `Linnen blouse, blauw, maat 38`. */
  label: string;
  /** Path in the shop, without leading slash. */
  path: string;
  /** Unconfirmed; waiting for stock; notified; unsubscribed. */
  status: 'notSet' | 'waiting' | 'told' | 'optOut';
  hash: string;
  createdAt: number;
}

export const STOCK_ALERTS_SCHEMA = `
  create table stock_alerts (
    id text primary key,
    email text not null,
    variant_id text not null,
    label text not null,
    path text not null,
    status text not null,
    hash text not null unique,
    created_at integer not null,
    unique (email, variant_id)
  ) strict;
  create index stock_alerts_by_variant on stock_alerts (variant_id, status);
`;

const ALERT: readonly (keyof StockAlertRow)[] = [
  'id',
  'email',
  'variantId',
  'label',
  'path',
  'status',
  'hash',
  'createdAt',
];

/** Stock alerts of sold-out variants. */
export class StockAlerts {
  readonly save: (alert: StockAlertRow) => void;
  readonly #one;
  readonly #byHash;
  readonly #waiting;
  readonly #stop;

  constructor(sql: DatabaseSync) {
    const select = `select ${columnsOf(ALERT)} from stock_alerts`;
    this.save = upsertInto<StockAlertRow>(sql, 'stock_alerts', 'id', ALERT);
    this.#one = sql.prepare(`${select} where email = lower(?) and variant_id = ?`);
    this.#byHash = sql.prepare(`${select} where hash = ?`);
    this.#waiting = sql.prepare(`${select} where variant_id = ? and status = 'waiting' order by created_at`);
    this.#stop = sql.prepare(`update stock_alerts set status = 'optOut' where email = ?`);
  }

  of(email: string, variantId: string): StockAlertRow | undefined {
    return this.#one.get(email, variantId) as StockAlertRow | undefined;
  }

  byHash(hash: string): StockAlertRow | undefined {
    return this.#byHash.get(hash) as StockAlertRow | undefined;
  }

  /** Alerts to send when a variant is back, oldest first. */
  waitingFor(variantId: string): StockAlertRow[] {
    return this.#waiting.all(variantId) as unknown as StockAlertRow[];
  }

  /** Unsubscribes an address from all its stock alerts. */
  stop(email: string): void {
    this.#stop.run(email);
  }
}
