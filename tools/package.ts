import { resolve } from 'node:path';
import { distFolder, ROOT } from '../libs/federation/src/bundler/index.ts';
import { readFlags } from './flags.ts';
import { buildAll } from './nx.ts';
import { makePackage } from './package/make-package.ts';
import { timeStart } from './package/time-start.ts';
import { packageTwice } from './package/twice.ts';
import { run, step } from './steps.ts';

/** `npm run package`: makes one folder that runs with Node alone. */
const HELP = `npm run package -- [options]
  --out folder   where it is made, dist/package
  --time         starts it in front of the demo backend, and says how long that took
  --twice        makes it again in another folder, built anew, and compares all bytes
  --no-build     packages what is built already
`;

const { values: flags } = readFlags(HELP, {
  allowNegative: true,
  options: {
    out: { type: 'string', default: resolve(ROOT, distFolder(), '../package') },
    time: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
});

await run(async () => {
  if (flags.build) await step('building what changed', buildAll);
  const out = resolve(flags.out);
  const { composition, packages } = await step('packaging', () => makePackage(out));
  process.stdout.write(`${out}: composition ${composition}, ${packages} npm packages\n`);
  if (flags.time) await timeStart(out);
  if (flags.twice) await packageTwice(out);
});
