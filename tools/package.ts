import { resolve } from 'node:path';
import { distFolder, ROOT } from '../libs/federation/src/bundler/index.ts';
import { readFlags } from './flags.ts';
import { buildAll } from './nx.ts';
import { makePackage } from './package/make-package.ts';
import { timeStart } from './package/time-start.ts';
import { buildTwice } from './package/twice.ts';
import { run, step } from './steps.ts';

/** One folder that runs with Node alone. */
const HELP = `npm run package -- [options]
  --out folder   where it is made, dist/package
  --time         starts it in front of the demo backend, and says how long that took
  --twice        builds shell and remotes again in another folder, and compares all bytes
`;

const { values: flags } = readFlags(HELP, {
  options: {
    out: { type: 'string', default: resolve(ROOT, distFolder(), '../package') },
    time: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
  },
});

await run(async () => {
  await step('building what changed', buildAll);
  if (flags.twice) return buildTwice();
  const out = resolve(flags.out);
  const { composition, packages } = await step('packaging', () => makePackage(out));
  process.stdout.write(`${out}: composition ${composition}, ${packages} npm packages\n`);
  if (flags.time) await timeStart(out);
});
