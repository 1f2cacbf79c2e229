import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../libs/federation/src/store/temporary-folder.fixture';

const folder = temporaryFolder();

/** Runs the check in a checkout, before or after its installation. */
function check(isInstalled: boolean) {
  const copy = join(folder.dir, 'tools/installed.mjs');
  cpSync(resolve(__dirname, 'installed.mjs'), copy);
  mkdirSync(join(folder.dir, 'node_modules'), { recursive: true });
  if (isInstalled) writeFileSync(join(folder.dir, 'node_modules/.package-lock.json'), '{}');
  const { status, stderr } = spawnSync(process.execPath, [copy], { encoding: 'utf8' });
  return { status, stderr };
}

test('before an installation, one sentence names the remedy', () => {
  expect(check(false)).toEqual({ status: 1, stderr: 'Nothing is installed here: run npm ci first.\n' });
  expect(check(true)).toEqual({ status: 0, stderr: '' });
});

test('every script of npm checks the installation first', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(__dirname, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const first =
    /^node (?:--import \.\/tools\/installed\.mjs |tools\/installed\.mjs && |tools\/doctor\/doctor\.mjs$)/;
  expect(Object.entries(scripts).filter(([, command]) => !first.test(command))).toEqual([]);
});
