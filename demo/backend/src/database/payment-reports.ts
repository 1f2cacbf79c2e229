import type { DatabaseSync } from 'node:sqlite';
import { rowsOf } from './table.ts';

/** A provider's report on a payment, stored once. */
interface PaymentReportRow {
  /** Provider's key of the payment. */
  paymentKey: string;
  statuscode: number;
  /** Id of the attempt to pay an order. */
  transactionId: string;
  amountCents: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

export const PAYMENT_REPORTS_SCHEMA = `
  create table payment_reports (
    payment_key text not null,
    statuscode integer not null,
    transaction_id text not null references order_transactions (id) on delete cascade,
    amount_cents integer not null check (amount_cents > 0),
    received_at integer not null,
    primary key (payment_key, statuscode)
  ) strict;
  create index payment_reports_by_transaction on payment_reports (transaction_id);
`;

/** Accepted reports of the provider, so that a repeated one counts once. */
export class PaymentReports {
  readonly #insert;
  readonly #ofPayment;
  readonly #received;

  constructor(sql: DatabaseSync) {
    this.#insert = sql.prepare(
      `insert into payment_reports (payment_key, statuscode, transaction_id, amount_cents, received_at)
       values (?, ?, ?, ?, ?)`,
    );
    this.#ofPayment = sql.prepare(
      `select payment_key as "paymentKey", statuscode, transaction_id as "transactionId",
       amount_cents as "amountCents", received_at as "receivedAt" from payment_reports where payment_key = ?`,
    );
    this.#received = sql.prepare(
      'select coalesce(sum(amount_cents), 0) as cents from payment_reports where transaction_id = ? and statuscode = 190',
    );
  }

  add({ paymentKey, statuscode, transactionId, amountCents, receivedAt }: PaymentReportRow): void {
    this.#insert.run(paymentKey, statuscode, transactionId, amountCents, receivedAt);
  }

  ofPayment(paymentKey: string): PaymentReportRow[] {
    return rowsOf<PaymentReportRow>(this.#ofPayment, paymentKey);
  }

  /** Money received for an attempt to pay, in cents. */
  receivedFor(transactionId: string): number {
    return Number(this.#received.get(transactionId)?.['cents']);
  }
}
