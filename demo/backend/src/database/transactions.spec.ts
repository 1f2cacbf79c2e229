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

test('nested work is one transaction, which is rolled back as a whole', () => {
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

test('a rollback by SQLite itself rethrows the original error, and the next transaction works', () => {
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

test('a transaction that cannot be committed throws and changes nothing', () => {
  const { sql, stock, transaction } = open();
  // Rolled back without knowledge of the transaction: nothing is left to commit.
  expect(() => transaction(() => (stock.sell('blouse', 1), sql.exec('rollback')))).toThrow(/commit/);
  expect(stock.sold('blouse')).toBe(0);
});
