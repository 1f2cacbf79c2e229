import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DUTIES } from './law/duties.ts';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { browserTests } from './browser-tests.ts';
import { findingsOf, lawPage } from './law/law-page.ts';
import { jest } from './runners.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';
import { addCounts, closingLines } from './test-counts.ts';
import { readFlags } from './flags.ts';

readFlags(
  {
    usage: 'weefsel law',
    about: 'Runs the tests of the legal duties and writes docs/law.md.',
    examples: ['npx weefsel law', 'git diff docs/law.md'],
  },
  {},
);

/** `npx weefsel law`: runs the tests of the legal duties, and writes the results to docs/law.md. */
await run(async () => {
  const duties = Object.values(DUTIES);
  const others = duties.flatMap((duty) => ('also' in duty ? [duty.also] : []));
  const inBrowsers = (file: string) => file.startsWith('apps/storefront-e2e/');
  const count = addCounts([
    await jest(others.filter((file) => !inBrowsers(file))),
    await browserTests(['any-width/law/', ...others.filter(inBrowsers), '--project=desktop']),
  ]);
  const file = resolve(WORKSPACE, 'docs/law.md');
  const page = lawPage(findingsOf(duties, count.failures), new Date().toISOString().slice(0, 10));
  await writeFile(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
  process.stdout.write(`\n${closingLines(count)}\n`);
  if (count.failures.length > 0) throw new PlainProblem('Not everything holds; see docs/law.md.');
});
