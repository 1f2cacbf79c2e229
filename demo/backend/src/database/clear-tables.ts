import type { DatabaseSync } from 'node:sqlite';

/** Empties every table and restarts numbering; call within a transaction. */
export function clearTables(sql: DatabaseSync): void {
  // References between tables do not matter: at the end of the transaction all are empty.
  sql.exec('pragma defer_foreign_keys = on');
  const tables = sql.prepare("select name from sqlite_schema where type = 'table'").all();
  for (const { name } of tables) {
    const table = String(name);
    if (!table.startsWith('sqlite_') || table === 'sqlite_sequence') sql.exec(`delete from "${table}"`);
  }
}
