import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from './demo-customers.ts';
import { DataFolderInUseError } from './folder-lock.ts';
import { IN_MEMORY, openDatabase } from './open-database.ts';
import { hashPassword, verifyPassword } from './password.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weefsel-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the first start adds demo customers with addresses; the next start finds them as they were left', async () => {
  const first = openDatabase(folder);
  const emma = first.customers.byEmail('Emma@Weefsel.example');
  expect(await verifyPassword(DEMO_PASSWORD, emma?.passwordHash ?? '')).toBe(true);
  expect(first.customers.addressesOf(emma?.id ?? '')).toHaveLength(2);
  first.stock.sell('a', 2);
  first.close();

  const second = openDatabase(folder);
  second.stock.sell('a', 1);
  expect(second.customers.byEmail('emma@weefsel.example')).toEqual(emma);
  expect(second.stock.sold('a')).toBe(3);
  second.close();
});

test('a folder in use is refused with an error that names the remedy', () => {
  const database = openDatabase(folder);
  expect(() => openDatabase(folder)).toThrow(DataFolderInUseError);
  expect(() => openDatabase(folder)).toThrow(/used by another demo backend; stop that one or set DATA_DIR/);
  database.close();
  openDatabase(folder).close();
});

test('a transaction that fails leaves nothing behind', () => {
  const database = openDatabase(IN_MEMORY);
  const emma = database.customers.byEmail('emma@weefsel.example');
  const change = () =>
    database.transaction(() => {
      if (emma) database.customers.save({ ...emma, firstName: 'Iemand' });
      throw new Error('broken off');
    });
  expect(change).toThrow('broken off');
  expect(database.customers.byId(emma?.id ?? '')?.firstName).toBe('Emma');
  database.close();
});

test('a password is kept salted and only the right one passes', async () => {
  const hash = hashPassword('geheim-van-emma');
  expect(hash).not.toContain('geheim');
  expect(hashPassword('geheim-van-emma')).not.toBe(hash);
  expect(await verifyPassword('geheim-van-emma', hash)).toBe(true);
  expect(await verifyPassword('geheim-van-joris', hash)).toBe(false);
});
