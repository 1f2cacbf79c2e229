/** @jest-environment node */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Database } from '../../database/open-database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { catalogue } from '../testing/test-shop.ts';

const ROUNDS = 5;
const WRITER = join(__dirname, '../testing/order-writer.ts');

let folder: string;
let running: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weefsel-killed-'));
});

afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Lets a process order until it has acknowledged some orders, ends it in the middle of work, and tells their numbers. */
async function orderAndKill(acknowledgements: number): Promise<number[]> {
  const args = [WRITER, folder, String(catalogue.seed), String(catalogue.products.length)];
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  running = writer;
  const gone = once(writer, 'exit');
  const numbers: number[] = [];
  for await (const line of createInterface(writer.stdout)) {
    numbers.push(Number(line));
    if (numbers.length === acknowledgements) writer.kill('SIGKILL');
  }
  expect((await gone)[1]).toBe('SIGKILL');
  return numbers;
}

function checkWhole({ orders, customers, stock }: Database, acknowledged: ReadonlySet<number>): void {
  const emma = customers.byEmail('emma@weefsel.example');
  const placed = orders.ofCustomer(emma?.id ?? '');
  const numbers = placed.map(({ number }) => number);
  expect([...acknowledged].filter((number) => !numbers.includes(number))).toEqual([]);
  const sold = new Map<string, number>();
  for (const order of placed) {
    const lines = orders.linesOf(order.id);
    const goods = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
    expect([order.number, goods]).toEqual([order.number, order.positionCents]);
    expect(orders.transactionsOf(order.id)).toMatchObject([{ state: 'open', amountCents: order.totalCents }]);
    for (const { type, referencedId, quantity } of lines)
      if (type === 'product') sold.set(referencedId, (sold.get(referencedId) ?? 0) + quantity);
  }
  const variants = catalogue.products.flatMap((product) => catalogue.variantsOf(product));
  for (const { id, initialStock } of variants) {
    expect([id, stock.sold(id)]).toEqual([id, sold.get(id) ?? 0]);
    expect(stock.sold(id)).toBeLessThanOrEqual(initialStock);
  }
}

test('a process that is killed while it orders loses no acknowledged order and leaves none half', async () => {
  const acknowledged = new Set<number>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const number of await orderAndKill(3 * round)) acknowledged.add(number);
    const database = openDatabase(folder);
    checkWhole(database, acknowledged);
    database.close();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(3 + 6 + 9 + 12 + 15);
}, 60_000);
