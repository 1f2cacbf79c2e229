import { readFile, writeFile } from 'node:fs/promises';
import { LEDGER, provingTests, requirementsOf, withStates } from './requirements.ts';
import { run } from './steps.ts';
import { readFlags } from './flags.ts';

readFlags(
  {
    usage: 'weefsel ledger',
    about: 'Updates the state column of docs/requirements.md from the tests.',
    examples: ['npx weefsel ledger', 'git diff docs/requirements.md'],
  },
  {},
);

/** `npx weefsel ledger`: updates the state column of docs/requirements.md from the tests. */
await run(async () => {
  const ledger = await readFile(LEDGER, 'utf8');
  const places = await provingTests();
  await writeFile(
    LEDGER,
    withStates(ledger, (id) => places.has(id)),
  );
  const rows = requirementsOf(ledger);
  const done = rows.filter(({ id }) => places.has(id)).length;
  process.stdout.write(`${done} done, ${rows.length - done} open.\n`);
});
