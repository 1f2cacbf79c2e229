import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import type { Variant } from '../../catalogue/types.ts';
import type { OrderRow } from '../../database/order-rows.ts';
import { openDatabase, type Database } from '../../database/open-database.ts';

/** Number of killed processes. `npx weefsel soak` kills more. */
const ROUNDS = Number(process.env.KILLED_WRITERS ?? 5);
const WRITER = join(__dirname, '../testing/order-writer.ts');
const RESOLVER = join(__dirname, '../testing/resolve-libs.ts');

// Small, because every process generates its own catalogue.
const catalogue = createCatalogue({ seed: 7, products: 60 });
const variants = catalogue.products.flatMap((product) => catalogue.variantsOf(product));

let folder: string;
let running: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weefsel-killed-'));
});

afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Kills an ordering process after some acknowledgements. Returns the acknowledged order numbers. */
async function orderAndKill(acknowledgements: number): Promise<number[]> {
  const args = [
    '--import',
    RESOLVER,
    WRITER,
    folder,
    String(catalogue.seed),
    String(catalogue.products.length),
  ];
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

/** True when an order is complete and its amounts add up. */
function isWhole({ orders }: Database, order: OrderRow): boolean {
  const lines = orders.linesOf(order.id);
  const goods = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const payments = orders.transactionsOf(order.id);
  return (
    goods === order.positionCents &&
    order.deliveryState === order.state &&
    payments.length === 1 &&
    payments[0]?.amountCents === order.totalCents
  );
}

function checkBooks(database: Database, acknowledged: ReadonlySet<number>): void {
  const { orders, customers, stock } = database;
  const placed = orders.ofCustomer(customers.byEmail('emma@weefsel.example')?.id ?? '');
  const numbers = new Set(placed.map(({ number }) => number));
  expect([...acknowledged].filter((number) => !numbers.has(number))).toEqual([]);
  expect(placed.filter((order) => !isWhole(database, order))).toEqual([]);
  const sold = new Map<string, number>();
  for (const { id } of placed.filter(({ state }) => state !== 'cancelled'))
    for (const { type, referencedId, quantity } of orders.linesOf(id))
      if (type === 'product') sold.set(referencedId, (sold.get(referencedId) ?? 0) + quantity);
  const isWrong = ({ id, initialStock }: Variant) =>
    stock.sold(id) !== (sold.get(id) ?? 0) || stock.sold(id) > initialStock;
  expect(variants.filter(isWrong)).toEqual([]);
}

test('a process that is killed while it orders loses no acknowledged order and leaves none half', async () => {
  const acknowledged = new Set<number>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const number of await orderAndKill(1 + ((7 * round) % 23))) acknowledged.add(number);
    const database = openDatabase(folder);
    checkBooks(database, acknowledged);
    database.close();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
}, 120_000);
