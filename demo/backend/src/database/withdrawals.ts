import type { DatabaseSync } from 'node:sqlite';
import { columnsOf, rowsOf, upsertInto } from './table.ts';

/** Basis of a withdrawal: the statutory term, or the shop's own longer one. */
export type WithdrawalBasis = 'law' | 'shop';

/** A statement that gives up goods of an order; takes effect once confirmed. */
export interface WithdrawalRow {
  /** Secret that gives its creator access. */
  code: string;
  orderId: string;
  /** Number among the confirmed withdrawals of an order, from 1. */
  number: number | null;
  name: string;
  /** Recipient of the receipt. */
  email: string;
  reason: string;
  /** JSON: withdrawn quantity by order line id. */
  lines: string;
  basis: WithdrawalBasis | null;
  /** 1 when the goods had not been sent, so nothing has to return; otherwise 0. */
  unsent: number;
  /** 1 when received money has to be refunded; otherwise 0. */
  paid: number;
  goodsCents: number;
  deliveryCents: number;
  /** Milliseconds since 1970, like all moments below. */
  createdAt: number;
  confirmedAt: number | null;
  receivedAt: number | null;
  refundedAt: number | null;
  /** Secret of the return label, which shows the sender's address; null without a label. */
  labelCode: string | null;
}

export const WITHDRAWALS_SCHEMA = `
  create table withdrawals (
    code text primary key,
    order_id text not null references orders (id) on delete cascade,
    number integer,
    name text not null,
    email text not null,
    reason text not null,
    lines text not null,
    basis text,
    unsent integer not null,
    paid integer not null,
    goods_cents integer not null check (goods_cents >= 0),
    delivery_cents integer not null check (delivery_cents >= 0),
    created_at integer not null,
    confirmed_at integer,
    received_at integer,
    refunded_at integer,
    unique (order_id, number)
  ) strict;
  alter table orders add column shipped_at integer;
`;

/** Adds return labels, each with a separate secret code. */
export const RETURN_LABELS_SCHEMA = `
  alter table withdrawals add column label_code text;
  create unique index withdrawals_by_label on withdrawals (label_code);
`;

const COLUMNS = [
  'code',
  'orderId',
  'number',
  'name',
  'email',
  'reason',
  'lines',
  'basis',
  'unsent',
  'paid',
  'goodsCents',
  'deliveryCents',
  'createdAt',
  'confirmedAt',
  'receivedAt',
  'refundedAt',
  'labelCode',
] as const satisfies readonly (keyof WithdrawalRow)[];

/** Withdrawals, begun or confirmed. */
export class Withdrawals {
  readonly save: (withdrawal: WithdrawalRow) => void;
  readonly #byCode;
  readonly #byLabel;
  readonly #confirmedOf;
  readonly #forget;

  constructor(sql: DatabaseSync) {
    this.save = upsertInto<WithdrawalRow>(sql, 'withdrawals', 'code', COLUMNS);
    const all = `select ${columnsOf(COLUMNS)} from withdrawals`;
    this.#byCode = sql.prepare(`${all} where code = ?`);
    this.#byLabel = sql.prepare(`${all} where label_code = ?`);
    this.#confirmedOf = sql.prepare(`${all} where order_id = ? and confirmed_at is not null order by number`);
    this.#forget = sql.prepare('delete from withdrawals where confirmed_at is null and created_at < ?');
  }

  byCode(code: string): WithdrawalRow | undefined {
    return this.#byCode.get(code) as WithdrawalRow | undefined;
  }

  /** The withdrawal of a label's code. */
  byLabel(code: string): WithdrawalRow | undefined {
    return this.#byLabel.get(code) as WithdrawalRow | undefined;
  }

  /** Confirmed withdrawals of an order, oldest first. */
  confirmedOf(orderId: string): WithdrawalRow[] {
    return rowsOf<WithdrawalRow>(this.#confirmedOf, orderId);
  }

  /** Removes unconfirmed withdrawals that began before a moment. */
  forgetBegunBefore(moment: number): void {
    this.#forget.run(moment);
  }
}

/** Withdrawn quantity by line id. */
export const takenBy = ({ lines }: Pick<WithdrawalRow, 'lines'>): Record<string, number> =>
  JSON.parse(lines) as Record<string, number>;

/** Withdrawn quantity of several withdrawals together, by line id. */
export function takenByAll(withdrawals: readonly Pick<WithdrawalRow, 'lines'>[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [id, quantity] of withdrawals.flatMap((one) => Object.entries(takenBy(one))))
    all[id] = (all[id] ?? 0) + quantity;
  return all;
}
