import * as v from 'valibot';
import { readFlags, type Help } from '../flags.ts';
import { tokenIn } from '../release/counts.ts';
import { dataDir, PlainProblem } from '../shop.ts';
import { run } from '../steps.ts';
import { compare, inventorySchema, type Inventory } from './compare.ts';

/** `npx weefsel scripts-of`: lists every script that may run in a page's document, with owner and hash. */
const HELP = {
  usage: 'weefsel scripts-of <path> [options]',
  about: 'Lists every script that may run in a page’s document, with owner and hash.',
  options: {
    '--shop <url>': 'another shop than the local one',
    '--check': 'compares with what the shop serves now',
    '--json': 'output for programs',
  },
  examples: ['npx weefsel scripts-of /checkout', 'npx weefsel scripts-of /checkout --check'],
} satisfies Help;

const { values: flags, positionals } = readFlags(HELP, {
  allowPositionals: true,
  options: {
    shop: { type: 'string' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean' },
  },
});

/** Timeout of a response, in ms. */
const TIMEOUT_MS = 10_000;

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw new PlainProblem(`${url} gave no answer: ${String(error)}`);
    },
  );

async function readInventory(shop: string, page: string): Promise<Inventory> {
  const url = `${shop}/__platform/scripts?page=${encodeURIComponent(page)}`;
  const answer = await get(url, { authorization: `Bearer ${tokenIn(dataDir)}` });
  if (answer.status === 401)
    throw new PlainProblem(`${url} does not take the token. Set PLATFORM_TOKEN to the one of that server.`);
  const read = v.safeParse(inventorySchema, await answer.json().catch(() => undefined));
  if (read.success) return read.output;
  throw new PlainProblem(`${url} has no list of scripts (${answer.status}): no remote declares ${page}.`);
}

async function differences(shop: string, page: string, inventory: Inventory): Promise<string[]> {
  const document = await get(shop + page);
  const served = { html: await document.text(), headers: document.headers };
  return compare(inventory, served, async (path) => {
    const answer = await get(shop + path);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  });
}

await run(async () => {
  const [page, ...others] = positionals;
  if (!page?.startsWith('/') || others.length > 0)
    throw new PlainProblem('Say the path of one page: npx weefsel scripts-of /checkout');
  const shop = (flags.shop ?? `http://localhost:${process.env.PORT ?? 4200}`).replace(/\/$/, '');
  const inventory = await readInventory(shop, page);
  if (flags.json) process.stdout.write(`${JSON.stringify(inventory, null, 2)}\n`);
  else
    for (const { script, integrity, owner, why } of inventory.scripts)
      process.stdout.write(`${script}\n  ${owner}: ${why}\n  ${integrity || 'no hash'}\n`);
  if (!flags.check) return;
  const problems = await differences(shop, page, inventory);
  if (problems.length > 0) throw new PlainProblem(problems.map((problem) => `  ${problem}`).join('\n'));
  process.stderr.write(`${inventory.scripts.length} scripts and ${page}: as they were built.\n`);
});
