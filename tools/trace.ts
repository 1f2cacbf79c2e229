import { readFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/build/index.ts';
import { run } from './steps.ts';

/**
 * `npm run trace`: which requirements of docs/requirements.md have no test that names them.
 * A test names what it proves in its title: `test('keeps the sort on a filter change [LST-31]')`.
 */
const ID = /[A-Z]{3}-\d{2}/g;

async function proven(): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>();
  for await (const file of glob('{apps,libs,tools}/**/*.spec.{ts,tsx}', { cwd: WORKSPACE, exclude: ['**/node_modules'] })) {
    const text = await readFile(resolve(WORKSPACE, file), 'utf8');
    for (const [bracket] of text.matchAll(/\[[A-Z]{3}-\d{2}(?:[, ]+[A-Z]{3}-\d{2})*\]/g)) {
      for (const [id] of bracket.matchAll(ID)) places.set(id, [...(places.get(id) ?? []), file]);
    }
  }
  return places;
}

await run(async () => {
  const ledger = await readFile(resolve(WORKSPACE, 'docs/requirements.md'), 'utf8');
  const rows = [...ledger.matchAll(/^\| ([A-Z]{3}-\d{2})(?: \(\+\))? \| (.+?) \|/gm)];
  const places = await proven();
  const missing = rows.filter(([, id]) => !places.has(id ?? ''));
  const unknown = [...places.keys()].filter((id) => !rows.some(([, known]) => known === id));
  for (const [, id, text] of missing) process.stdout.write(`${id}  ${text}\n`);
  for (const id of unknown) process.stdout.write(`${id}  is named by ${places.get(id)?.[0]} but is not in the ledger\n`);
  process.stdout.write(`\n${rows.length - missing.length} of ${rows.length} requirements have a test that names them.\n`);
  if (unknown.length) process.exitCode = 1;
});
