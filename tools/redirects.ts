import { dataDir, PlainProblem, withReleaseStore } from './shop.ts';
import { run } from './steps.ts';
import { readFlags } from './flags.ts';
import { SHOP } from './release/command.ts';
import { MOVES_FORM, replaceRedirects } from './release/replace-redirects.ts';

const { positionals, values } = readFlags(
  {
    usage: 'weefsel redirects <file> [options]',
    about: 'Replaces the redirects of moved addresses that belong to a release.',
    options: { '--shop <url>': 'address of the running shop; by default localhost:PORT' },
    examples: [
      'npx weefsel redirects moves.json',
      'RELEASE_STORE=/srv/store npx weefsel redirects moves.json --shop https://shop.example',
    ],
  },
  { allowPositionals: true, options: { shop: { type: 'string' } } },
);

/** `npx weefsel redirects moves.json`: replaces the redirects of moved addresses that belong to a release. */
await run(async () => {
  const [file] = positionals;
  if (!file) throw new PlainProblem(`Which moves? Name a JSON file: ${MOVES_FORM}.`);
  const { shop } = values;
  const origin = SHOP({ ...(shop !== undefined && { shop }) });
  const text = await withReleaseStore(dataDir, (releaseStore) =>
    replaceRedirects(releaseStore, file, origin),
  ).catch((error: Error) => {
    throw new PlainProblem(error.message);
  });
  process.stdout.write(`${text}\n`);
});
