import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { distOf } from '../../libs/federation/src/build/workspace/index.ts';
import { buildHere, remoteHere } from './build-here.ts';

jest.mock('../../libs/federation/src/build/workspace/index.ts', () => ({
  ...jest.requireActual<object>('../../libs/federation/src/build/workspace/index.ts'),
  distOf: jest.fn(),
}));

test('a failed build leaves no earlier build for publish', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'weefsel-dist-'));
  jest.mocked(distOf).mockReturnValue(dist);
  const manifest = join(dist, 'browser/manifest.json');
  mkdirSync(join(dist, 'browser'));
  writeFileSync(manifest, '{}');
  // The workspace itself is no remote.
  await expect(buildHere()).rejects.toThrow('does not describe a remote');
  expect(existsSync(manifest)).toBe(false);
  rmSync(dist, { recursive: true });
});

test('an unknown declaration in package.json is refused with the one meant', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'weefsel-package-')), 'package.json');
  writeFileSync(file, '{ "name": "mf-stores", "weefsel": { "budgets": {} } }');
  await expect(remoteHere(file)).rejects.toThrow(/"budgets".*\n\s*Did you mean budget\? A remote is called/s);
  rmSync(dirname(file), { recursive: true });
});
