import { readFile } from 'node:fs/promises';
import { coreTitles } from './core-tests.ts';
import { LEDGER, provingTests, requirementsOf, usuallyProven } from './requirements.ts';
import { run } from './steps.ts';
import { readFlags } from './flags.ts';

readFlags(
  {
    usage: 'weefsel trace',
    about: 'Lists requirements of docs/requirements.md without a test, or without one in npm test.',
    examples: ['npx weefsel trace', 'npx weefsel trace | grep CRT-'],
  },
  {},
);

/** Maximum number of requirements that only `npm run test:all` tests. */
const MOST_WIDE = 20;

/**
 * `npx weefsel trace`: lists requirements of docs/requirements.md without a test that names them, or without one in `npm
 * test`. A test names its requirement in its title: `test('keeps the sort on a filter change [LST-31]')`.
 */
await run(async () => {
  const rows = requirementsOf(await readFile(LEDGER, 'utf8'));
  const places = await provingTests();
  const usual = await usuallyProven(await coreTitles());
  const missing = rows.filter(({ id }) => !places.has(id));
  const wide = rows.filter(({ id }) => places.has(id) && !usual.has(id));
  const unknown = [...places.keys()].filter((id) => !rows.some((row) => row.id === id));
  const lines = [
    ...missing.map(({ id, text }) => `${id}  ${text}`),
    ...wide.map(({ id }) => `${id}  is proven by npm run test:all only: ${places.get(id)?.[0]}`),
    ...unknown.map((id) => `${id}  is named by ${places.get(id)?.[0]} but is not in the ledger`),
    '',
    `${rows.length - missing.length} of ${rows.length} requirements have a test that names them,`,
    `${wide.length} of these (at most ${MOST_WIDE}) in npm run test:all only.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (missing.length > 0 || unknown.length > 0 || wide.length > MOST_WIDE) process.exitCode = 1;
});
