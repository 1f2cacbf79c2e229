import { readFile } from 'node:fs/promises';
import { setRedirects } from '../libs/federation/src/releases/release/index.ts';
import type { RedirectRules } from '../libs/contracts/src/redirect-rules.ts';
import { dataDir, PlainProblem, withReleaseStore } from './shop.ts';
import { run } from './steps.ts';
import { readFlags } from './flags.ts';

const { positionals } = readFlags(
  {
    usage: 'weefsel redirects <file>',
    about: 'Replaces the redirects of moved addresses that belong to a release.',
    examples: [
      'npx weefsel redirects moves.json',
      'RELEASE_STORE=/srv/store npx weefsel redirects moves.json',
    ],
  },
  { allowPositionals: true },
);

/** `npx weefsel redirects moves.json`: replaces the redirects of moved addresses that belong to a release. */
await run(async () => {
  const [file] = positionals;
  if (!file) throw new PlainProblem('Which moves? Name a JSON file: { "/nl/oud/": { "to": "/nl/nieuw/" } }.');
  const rules = JSON.parse(await readFile(file, 'utf8')) as RedirectRules;
  await withReleaseStore(dataDir, (releaseStore) => setRedirects(releaseStore, rules)).catch(
    (error: Error) => {
      throw new PlainProblem(error.message);
    },
  );
  process.stdout.write(`${Object.keys(rules).length} moves are live.\n`);
});
