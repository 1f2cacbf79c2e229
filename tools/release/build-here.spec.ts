import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distOf } from '../../libs/federation/src/workspace/index.ts';
import { buildHere } from './build-here.ts';

jest.mock('../../libs/federation/src/workspace/index.ts', () => ({
  ...jest.requireActual<object>('../../libs/federation/src/workspace/index.ts'),
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
