import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const args = [
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  '--config',
  'tools/cycles.config.mjs',
];

test('no files need each other in a circle, not for types either', () => {
  const { stdout } = spawnSync(process.execPath, [...args, 'apps', 'demo', 'libs', 'testing', 'tools'], {
    cwd: resolve(__dirname, '..'),
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/no dependency violations found \(\d{4,} modules/);
});
