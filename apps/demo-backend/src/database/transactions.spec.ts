import { DatabaseSync } from 'node:sqlite';
import { Stock } from './stock.ts';
import { transactionsOf } from './transactions.ts';

const SCHEMA = 'create table sold_stock (variant_id text primary key, quantity integer not null) strict';

function open() {
  const sql = new DatabaseSync(':memory:');
  sql.exec(SCHEMA);
  const stock = new Stock(sql);
  const written = () => sql.prepare('select * from sold_stock').all().length;
  return { sql, stock, transaction: transactionsOf(sql, stock), written };
}

test('work within work is one transaction, which is taken back as a whole', () => {
  const { stock, transaction, written } = open();
  expect(transaction(() => transaction(() => 'done'))).toBe('done');
  const half = () =>
    transaction(() => {
      transaction(() => stock.sell('blouse', 1));
      throw new Error('changed my mind');
    });
  expect(half).toThrow('changed my mind');
  expect([stock.sold('blouse'), written()]).toEqual([0, 0]);
});

test('what SQLite took back itself is told as it was, and the next work can be done', () => {
  const { sql, stock, transaction, written } = open();
  const full = () =>
    transaction(() => {
      stock.sell('blouse', 1);
      sql.exec('rollback');
      throw new Error('database or disk is full');
    });
  expect(full).toThrow('database or disk is full');
  expect([stock.sold('blouse'), written()]).toEqual([0, 0]);
  transaction(() => stock.sell('blouse', 2));
  expect([stock.sold('blouse'), written()]).toEqual([2, 1]);
});

test('a transaction that cannot be written is no transaction', () => {
  const { sql, stock, transaction } = open();
  // Rolled back without knowledge of the transaction: nothing is left to commit.
  expect(() => transaction(() => (stock.sell('blouse', 1), sql.exec('rollback')))).toThrow(/commit/);
  expect(stock.sold('blouse')).toBe(0);
});
