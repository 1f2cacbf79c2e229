import { readFile } from 'node:fs/promises';
import { LEDGER, provingTests, requirementsOf } from './requirements.ts';
import { run } from './steps.ts';

/**
 * `npm run trace`: which requirements of docs/requirements.md have no test that names them.
 * A test names what it proves in its title: `test('keeps the sort on a filter change [LST-31]')`.
 */
await run(async () => {
  const rows = requirementsOf(await readFile(LEDGER, 'utf8'));
  const places = await provingTests();
  const missing = rows.filter(({ id }) => !places.has(id));
  const unknown = [...places.keys()].filter((id) => !rows.some((row) => row.id === id));
  for (const { id, text } of missing) process.stdout.write(`${id}  ${text}\n`);
  for (const id of unknown)
    process.stdout.write(`${id}  is named by ${places.get(id)?.[0]} but is not in the ledger\n`);
  process.stdout.write(
    `\n${rows.length - missing.length} of ${rows.length} requirements have a test that names them.\n`,
  );
  if (unknown.length) process.exitCode = 1;
});
