import { resolve } from 'node:path';
import { distFolder, ROOT } from '../libs/federation/src/build/workspace/index.ts';
import { readFlags, type Help } from './flags.ts';
import { buildAll } from './nx.ts';
import { makePackage } from './package/make-package.ts';
import { timeStart } from './package/time-start.ts';
import { packageTwice } from './package/package-twice.ts';
import { run, step } from './steps.ts';

/** `npx weefsel package`: makes one folder that runs with Node alone. */
const HELP = {
  usage: 'weefsel package [options]',
  about: 'Makes one folder that runs with Node alone.',
  options: {
    '--out <folder>': 'by default dist/package',
    '--time': 'starts it with the demo backend and prints the time',
    '--twice': 'builds it again elsewhere and compares every byte',
    '--no-build': 'packages the existing build',
  },
  examples: ['npx weefsel package', 'npx weefsel package --out /srv/shop --time'],
} satisfies Help;

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
