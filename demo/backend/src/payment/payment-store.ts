import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { IN_MEMORY } from '../database/open-database.ts';
import type { Payment } from './payment.ts';
import { WaitingReports } from './waiting-reports.ts';

/** The provider's own database, in a separate file, as it is independent of the shop. */
export class PaymentStore {
  readonly reports: WaitingReports;
  readonly #sql: DatabaseSync;
  readonly #save;
  readonly #find;
  readonly #newest;

  /** Opens the file in an existing folder; creates it when absent. */
  constructor(dataDir: string) {
    const file = dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, 'payments.sqlite');
    this.#sql = new DatabaseSync(file);
    this.#sql.exec('pragma journal_mode = wal; pragma busy_timeout = 5000');
    this.#sql.exec(
      'create table if not exists payments (key text primary key, payment text not null) strict',
    );
    this.#save = this.#sql.prepare(
      `insert into payments (key, payment) values (?, ?)
       on conflict (key) do update set payment = excluded.payment`,
    );
    this.#newest = this.#sql.prepare('select payment from payments order by rowid desc limit ?');
    this.reports = new WaitingReports(this.#sql);
    this.#find = this.#sql.prepare('select payment from payments where key = ?');
  }

  save(payment: Payment): void {
    this.#save.run(payment.key, JSON.stringify(payment));
  }

  find(key: string): Payment | undefined {
    const row = this.#find.get(key);
    return row && (JSON.parse(String(row['payment'])) as Payment);
  }

  /** Latest payments, newest first. */
  newest(count: number): Payment[] {
    return this.#newest.all(count).map((row) => JSON.parse(String(row['payment'])) as Payment);
  }

  clear(): void {
    this.#sql.exec('delete from payments; delete from reports');
  }

  /** Runs the work as one transaction, all or nothing. */
  together<T>(work: () => T): T {
    this.#sql.exec('begin immediate');
    try {
      const result = work();
      this.#sql.exec('commit');
      return result;
    } catch (error) {
      this.#sql.exec('rollback');
      throw error;
    }
  }

  close(): void {
    this.#sql.close();
  }
}
