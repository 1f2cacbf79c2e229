import type { DatabaseSync } from 'node:sqlite';
import type { Stock } from './stock.ts';

/** Runs work as one transaction of the file and the in-memory stock, all or nothing. */
export function transactionsOf(sql: DatabaseSync, stock: Stock) {
  const takeBack = (): void => {
    try {
      // On a full disk SQLite has already rolled back, so no transaction is open.
      if (sql.isTransaction) sql.exec('rollback');
    } finally {
      stock.takeBack();
    }
  };
  return <T>(work: () => T): T => {
    if (sql.isTransaction) return work();
    sql.exec('begin immediate');
    try {
      const result = work();
      sql.exec('commit');
      stock.settle();
      return result;
    } catch (error) {
      takeBack();
      throw error;
    }
  };
}
