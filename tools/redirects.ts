import { readFile } from 'node:fs/promises';
import { setRedirects } from '../libs/federation/src/release/index.ts';
import type { RedirectRules } from '../libs/contracts/src/redirect-rules.ts';
import { dataDir, deskIn, PlainProblem } from './shop.ts';
import { run } from './steps.ts';

/** `npx node tools/redirects.ts moves.json`: replaces the redirects of moved addresses that belong to a release. */
await run(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new PlainProblem('Which moves? Name a JSON file: { "/nl/oud/": { "to": "/nl/nieuw/" } }.');
  const rules = JSON.parse(await readFile(file, 'utf8')) as RedirectRules;
  await setRedirects(deskIn(dataDir), rules).catch((error: Error) => {
    throw new PlainProblem(error.message);
  });
  process.stdout.write(`${Object.keys(rules).length} moves are live.\n`);
});
