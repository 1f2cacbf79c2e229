import { spawnSync } from 'node:child_process';
import { accessSync, constants, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../libs/federation/src/releases/store/temporary-folder.fixture';

const folder = temporaryFolder();

/** Runs the check in a checkout, before or after its installation. */
function check(isInstalled: boolean, script = 'installed.mjs') {
  const copy = join(folder.dir, 'tools', script);
  for (const file of ['installed.mjs', 'weefsel.mjs'])
    cpSync(resolve(__dirname, file), join(folder.dir, 'tools', file));
  mkdirSync(join(folder.dir, 'node_modules'), { recursive: true });
  if (isInstalled) writeFileSync(join(folder.dir, 'node_modules/.package-lock.json'), '{}');
  const { status, stderr } = spawnSync(process.execPath, [copy], { encoding: 'utf8' });
  return { status, stderr };
}

test('before an installation, one sentence names the remedy', () => {
  expect(check(false)).toEqual({ status: 1, stderr: 'Nothing is installed here: run npm ci first.\n' });
  expect(check(false, 'weefsel.mjs')).toEqual(check(false));
  expect(check(true)).toEqual({ status: 0, stderr: '' });
});

test('npx finds weefsel among the installed packages, and asks no registry for it', () => {
  const read = (file: string) => JSON.parse(readFileSync(resolve(__dirname, file), 'utf8')) as object;
  // A bin of the root would be linked at each call.
  expect(read('../package.json')).toEqual(expect.not.objectContaining({ bin: expect.anything() }));
  expect(read('../package.json')).toMatchObject({ workspaces: ['tools'] });
  expect(read('package.json')).toMatchObject({ bin: { weefsel: 'weefsel.mjs' } });
  accessSync(resolve(__dirname, 'weefsel.mjs'), constants.X_OK);
  expect(readFileSync(resolve(__dirname, '../.npmrc'), 'utf8')).toMatch(/^yes=false$/m);
});

test('every script of npm checks the installation first', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(__dirname, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const first =
    /^node (?:--import \.\/tools\/installed\.mjs |tools\/installed\.mjs && |tools\/run-many\.mjs |tools\/doctor\/doctor\.mjs$)/;
  expect(Object.entries(scripts).filter(([, command]) => !first.test(command))).toEqual([]);
  for (const file of ['run-many.mjs', 'doctor/doctor.mjs'])
    expect(readFileSync(resolve(__dirname, file), 'utf8')).toMatch(/^import '\.\.?\/installed\.mjs';$/m);
});
