import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { readFlags } from './flags.ts';

readFlags(
  {
    usage: 'weefsel picture-times [options]',
    about: 'Prints the processor time of an uncached picture by step, for one product per garment.',
    options: {
      '--width <pixels>': 'by default 640',
    },
    examples: ['npx weefsel picture-times', 'npx weefsel picture-times --width 1280'],
  },
  { options: { width: { type: 'string' } } },
);

const BACKEND = './demo/backend/src';
const hook = ['--import', `${BACKEND}/commerce/testing/resolve-libs.ts`];
const { status } = spawnSync(
  process.execPath,
  [...hook, `${BACKEND}/images/times/picture-times.ts`, ...process.argv.slice(2)],
  { cwd: WORKSPACE, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
