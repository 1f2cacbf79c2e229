import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BIN } from './cli-package.ts';

const OLD = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.1.0'}})`;
let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'weefsel-old-node-'))));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['server', () => resolve(__dirname, '../package/start.mjs'), 'Weefsel needs Node 24; this is 20.1.0.'],
  [
    'server’s main file',
    () => resolve(__dirname, '../../apps/shell/src/server/operations/needs-node.ts'),
    'Weefsel needs Node 24; this is 20.1.0.',
  ],
  [
    'command line',
    () => {
      const file = join(folder, 'weefsel.mjs');
      writeFileSync(file, BIN);
      return file;
    },
    'weefsel needs Node 24; this is 20.1.0. npx and npm run find the Node 24 of its package "node", unless that was installed with --ignore-scripts: then npm rebuild node.',
  ],
])('the packed %s names the version that it needs to an older Node', (_, fileOf, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', OLD, fileOf()], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${sentence}\n` });
});
