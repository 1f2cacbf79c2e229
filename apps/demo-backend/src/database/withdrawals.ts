import type { DatabaseSync } from 'node:sqlite';
import { columnsOf, rowsOf, upsertInto } from './table.ts';

/** What a withdrawal rests on: the term of the law, or the longer one that the shop gives of its own. */
export type WithdrawalBasis = 'law' | 'shop';

/** A statement that some goods of an order are given up; not made before it is confirmed. */
export interface WithdrawalRow {
  /** Opens it to whoever began it. */
  code: string;
  orderId: string;
  /** Counts the confirmed ones of an order, from 1. */
  number: number | null;
  name: string;
  /** Where its receipt goes. */
  email: string;
  reason: string;
  /** JSON: by id of an order's line how many of it are given up. */
  lines: string;
  basis: WithdrawalBasis | null;
  /** Whether the goods had not been sent, so that nothing has to come back; 0 or 1. */
  unsent: number;
  /** Whether money had come in that has to go back; 0 or 1. */
  paid: number;
  goodsCents: number;
  deliveryCents: number;
  /** Milliseconds since 1970, as all that follow. */
  createdAt: number;
  confirmedAt: number | null;
  receivedAt: number | null;
  refundedAt: number | null;
  /** Opens the label of its parcel, the sender's address on it; null as long as nobody is to have one. */
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

/** Labels that are opened by a code of their own. */
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

/** Withdrawals that were begun and confirmed. */
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

  /** The withdrawal that a label's own code is of. */
  byLabel(code: string): WithdrawalRow | undefined {
    return this.#byLabel.get(code) as WithdrawalRow | undefined;
  }

  /** What was given up of an order, the oldest first. */
  confirmedOf(orderId: string): WithdrawalRow[] {
    return rowsOf<WithdrawalRow>(this.#confirmedOf, orderId);
  }

  /** Forgets what was begun before a moment and never confirmed. */
  forgetBegunBefore(moment: number): void {
    this.#forget.run(moment);
  }
}

/** How many of each line something gives up. */
export const takenBy = ({ lines }: Pick<WithdrawalRow, 'lines'>): Record<string, number> =>
  JSON.parse(lines) as Record<string, number>;

/** How many of each line are given up by all of these together. */
export function takenByAll(withdrawals: readonly Pick<WithdrawalRow, 'lines'>[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [id, quantity] of withdrawals.flatMap((one) => Object.entries(takenBy(one))))
    all[id] = (all[id] ?? 0) + quantity;
  return all;
}
