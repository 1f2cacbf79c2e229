import type { DatabaseSync } from 'node:sqlite';
import type { RecoveryRow } from './rows.ts';
import { columnsOf, upsertInto } from './table.ts';

const RECOVERY: readonly (keyof RecoveryRow)[] = ['customerId', 'hash', 'createdAt'];

/** Requests for a new password: at most one per customer, the latest. */
export class Recoveries {
  readonly save: (recovery: RecoveryRow) => void;
  readonly #byHash;
  readonly #remove;

  constructor(sql: DatabaseSync) {
    this.save = upsertInto<RecoveryRow>(sql, 'recoveries', 'customerId', RECOVERY);
    this.#byHash = sql.prepare(`select ${columnsOf(RECOVERY)} from recoveries where hash = ?`);
    this.#remove = sql.prepare('delete from recoveries where customer_id = ?');
  }

  byHash(hash: string): RecoveryRow | undefined {
    return this.#byHash.get(hash) as RecoveryRow | undefined;
  }

  remove(customerId: string): void {
    this.#remove.run(customerId);
  }
}
