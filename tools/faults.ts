import { writeFile } from 'node:fs/promises';
import { VENDORS, type Vendor } from './faults/expected.ts';
import { FAULTS, type Fault } from './faults/fault.ts';
import { runFault, type Cell, type MatrixShop } from './faults/matrix.ts';
import { look, type Seen } from './faults/observation.ts';
import { findSamples } from './faults/page-kinds.ts';
import { toProblems, toTable } from './faults/table.ts';
import { readFlags, type Help } from './flags.ts';
import { oneOf } from './one-of.ts';
import { PlainProblem } from './shop.ts';
import { run, step } from './steps.ts';
import type { Count } from './test-counts.ts';
import { startThrowawayShop } from './throwaway-shop.ts';

/** `npx weefsel faults`: checks every kind of page under every fault of every vendor. */
const HELP = {
  usage: 'weefsel faults [options]',
  about: 'Checks every kind of page under every fault of every vendor.',
  options: {
    '--vendor <name>': 'only this vendor; repeatable',
    '--fault <name>': 'only this fault; repeatable',
    '--chosen': 'only the faults in npm run test:all',
    '--report <file>': 'writes passed and failed cells',
  },
  examples: ['npx weefsel faults --chosen', 'npx weefsel faults --vendor search --fault hang'],
} satisfies Help;

const { values: flags } = readFlags(HELP, {
  options: {
    chosen: { type: 'boolean', default: false },
    vendor: { type: 'string', multiple: true },
    fault: { type: 'string', multiple: true },
    report: { type: 'string' },
  },
});

const PORT = 4280;
const BACKEND_PORT = 4380;
/** Number of servers tested in parallel. */
const LANES = 2;

/** The most harmful faults so far, one per kind of failure. */
const CHOSEN: readonly (readonly [Vendor, Fault])[] = [
  ['commerce', 'dead'],
  ['commerce', 'hang'],
  ['commerce', 'null'],
  ['commerce', '429'],
  ['content', 'hang'],
  ['content', '429'],
  ['content', 'wrong types'],
  ['search', 'hang'],
  ['search', '502'],
];

/** The cases to check. Throws a PlainProblem for unknown names, and without any case. */
function plights(): (readonly [Vendor, Fault])[] {
  const vendors = oneOf('vendor', flags.vendor ?? VENDORS, VENDORS);
  const faults = oneOf('fault', flags.fault ?? FAULTS, FAULTS);
  const all = flags.chosen
    ? CHOSEN
    : VENDORS.flatMap((vendor) => FAULTS.map((fault) => [vendor, fault] as const));
  const found = all.filter(([vendor, fault]) => vendors.includes(vendor) && faults.includes(fault));
  if (found.length === 0)
    throw new PlainProblem('None of the chosen faults is of these names: leave out --chosen.');
  return found;
}

async function readWell(url: string, paths: readonly string[]): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  for (const path of paths) seen.set(path, await look(url + path));
  return seen;
}

async function runAll(
  asked: readonly (readonly [Vendor, Fault])[],
  shop: Omit<MatrixShop, 'port'>,
): Promise<Cell[]> {
  const waiting = [...asked];
  const cells: Cell[] = [];
  const lane = async (port: number): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [vendor, fault] = next;
      const found = await runFault({ ...shop, port }, vendor, fault);
      cells.push(...found);
      process.stdout.write(`  ${vendor}, ${fault}: ${toProblems(found).length || 'no'} problems\n`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, index) => lane(PORT + 1 + index)));
  return cells;
}

await run(async () => {
  const asked = plights();
  const shop = await startThrowawayShop({ port: PORT, backendPort: BACKEND_PORT });
  try {
    const samples = await step('looking at a shop that is well', () => findSamples(shop.url));
    const paths = samples.flatMap(({ known, cold }) => [known, cold].filter((path) => path !== undefined));
    const well = await readWell(shop.url, paths);
    const unwell = [...well].filter(([, { status }]) => status !== 200 && status !== 404);
    if (unwell.length > 0)
      throw new PlainProblem(`The shop is not well to begin with: ${unwell.map(([path]) => path)}`);
    const dataDir = shop.env.DATA_DIR ?? '';
    const cells = await runAll(asked, { backendPort: BACKEND_PORT, dataDir, samples, well });
    const problems = toProblems(cells);
    process.stdout.write(`\n${toTable(cells)}\n\n${problems.join('\n')}\n`);
    process.stdout.write(`${cells.length} cells, ${problems.length} not as expected\n`);
    const count: Count = { passed: cells.length - problems.length, failures: problems };
    if (flags.report) await writeFile(flags.report, JSON.stringify(count));
    if (problems.length > 0) throw new PlainProblem('Not every page turned out as expected; see above.');
  } finally {
    await shop.stop();
  }
});
