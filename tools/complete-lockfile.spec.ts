import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { completeLockfile, missingOptional, type Lockfile } from './complete-lockfile';

const own = JSON.parse(readFileSync(resolve(__dirname, '../package-lock.json'), 'utf8')) as Lockfile;

test('our lockfile is complete, so that "npm ci" takes it on every platform', () => {
  expect(missingOptional(own)).toEqual([]);
});

test('our lockfile names no registry, and none of the packages that were found to be malware', () => {
  const packages = Object.entries(own.packages);
  expect(packages.filter(([, { resolved, link }]) => resolved && !link).map(([path]) => path)).toEqual([]);
  const bad = packages.filter(
    ([path, { version }]) =>
      path.endsWith('node_modules/plain-crypto-js') ||
      (path.endsWith('node_modules/axios') && ['1.14.1', '0.30.4'].includes(version ?? '')),
  );
  expect(bad).toEqual([]);
});

test('a binary that the registry does not have is entered with its platform', () => {
  const lockfile: Lockfile = {
    packages: {
      'node_modules/swc': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { 'swc-linux-x64-musl': '1.0.0' },
      },
    },
  };
  expect(completeLockfile(lockfile)).toEqual(['swc-linux-x64-musl@1.0.0']);
  expect(lockfile.packages['node_modules/swc-linux-x64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    os: ['linux'],
    libc: ['musl'],
    dev: true,
    optional: true,
  });
  expect(completeLockfile(lockfile)).toEqual([]);
});
