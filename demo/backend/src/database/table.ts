import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

type Values<Row> = { [Name in keyof Row]: Row[Name] & SQLInputValue };

const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `id, first_name as "firstName", …` for a select of whole rows. */
export const columnsOf = (names: readonly string[]): string =>
  names.map((name) => (column(name) === name ? name : `${column(name)} as "${name}"`)).join(', ');

/** All rows of a select, whose columns are named as the keys of `Row`. */
export const rowsOf = <Row extends object>(select: StatementSync, ...values: SQLInputValue[]): Row[] =>
  select.all(...values) as unknown as Row[];

/** Creates a function that saves rows of one table. Rows with the same key are updated column by column. */
export function upsertInto<Row extends object>(
  sql: DatabaseSync,
  table: string,
  key: string,
  names: readonly (keyof Row & string)[],
) {
  const updates = names
    .filter((name) => name !== key)
    .map((name) => `${column(name)} = excluded.${column(name)}`);
  const statement = sql.prepare(
    `insert into ${table} (${names.map(column).join(', ')}) values (${names.map(() => '?').join(', ')})
     on conflict (${column(key)}) do update set ${updates.join(', ')}`,
  );
  return (row: Values<Row>): void => {
    statement.run(...names.map((name) => row[name]));
  };
}
