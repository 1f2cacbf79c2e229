import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { nx } from './nx.ts';
import { BACKEND_BUNDLE, PlainProblem } from './shop.ts';
import { run, step } from './steps.ts';
import { readFlags } from './flags.ts';

const { positionals } = readFlags(
  {
    usage: 'weefsel demo export [file]',
    about: 'Writes the content of the demo as a data set for the content vendor.',
    examples: ['npx weefsel demo export', 'npx weefsel demo export content.ndjson'],
  },
  { allowPositionals: true },
);

/** `npx weefsel demo export [file]`: writes the demo's content as a data set for the content vendor's import. */
const [command, name = 'content.ndjson', ...others] = positionals;

await run(async () => {
  if (command !== 'export' || others.length > 0)
    throw new PlainProblem('The demo can be exported: npx weefsel demo export [file]');
  const file = resolve(name);
  await step('building the demo backend', () => nx(['build', 'demo-backend']));
  await step(`writing ${file}`, () =>
    promisify(execFile)(process.execPath, [resolve(WORKSPACE, BACKEND_BUNDLE), 'export', file], {
      cwd: WORKSPACE,
    }),
  );
  process.stdout.write(
    `To import it while the demo runs: npx sanity dataset import ${name} production (docs/real-vendors.md)\n`,
  );
});
