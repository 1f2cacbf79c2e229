import type { DatabaseSync } from 'node:sqlite';

/** A report that the provider still has to send to a shop. */
export interface WaitingReport {
  id: number;
  /** Key of the payment. */
  key: string;
  statuscode: number;
  /** Due time, in milliseconds since 1970. */
  dueAt: number;
  /** True when the payment gets this outcome only then. */
  concludes: boolean;
  /** Number of failed attempts. */
  failures: number;
}

/** Unsent reports; they outlive the process. */
export class WaitingReports {
  readonly #insert;
  readonly #update;
  readonly #remove;
  readonly #all;

  constructor(sql: DatabaseSync) {
    sql.exec(
      `create table if not exists reports (
        id integer primary key autoincrement,
        key text not null,
        statuscode integer not null,
        due_at integer not null,
        concludes integer not null,
        failures integer not null default 0
      ) strict`,
    );
    this.#insert = sql.prepare(
      'insert into reports (key, statuscode, due_at, concludes) values (?, ?, ?, ?) returning id',
    );
    this.#update = sql.prepare('update reports set due_at = ?, concludes = ?, failures = ? where id = ?');
    this.#remove = sql.prepare('delete from reports where id = ?');
    this.#all = sql.prepare(
      'select id, key, statuscode, due_at as "dueAt", concludes, failures from reports order by due_at, id',
    );
  }

  add(report: Omit<WaitingReport, 'id' | 'failures'>): WaitingReport {
    const { key, statuscode, dueAt, concludes } = report;
    const row = this.#insert.get(key, statuscode, dueAt, concludes ? 1 : 0);
    return { ...report, id: Number(row?.['id']), failures: 0 };
  }

  /** Stores the changes of a report. */
  update({ id, dueAt, concludes, failures }: WaitingReport): void {
    this.#update.run(dueAt, concludes ? 1 : 0, failures, id);
  }

  remove({ id }: WaitingReport): void {
    this.#remove.run(id);
  }

  /** All reports, first due first. */
  all(): WaitingReport[] {
    return this.#all.all().map((row) => ({
      id: Number(row['id']),
      key: String(row['key']),
      statuscode: Number(row['statuscode']),
      dueAt: Number(row['dueAt']),
      concludes: row['concludes'] === 1,
      failures: Number(row['failures']),
    }));
  }
}
