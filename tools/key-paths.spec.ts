import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../libs/federation/src/build/workspace/index.ts';

const before = process.cwd();
const elsewhere = mkdtempSync(join(tmpdir(), 'weefsel-elsewhere-'));
afterAll(() => {
  process.chdir(before);
  rmSync(elsewhere, { recursive: true });
});

test('paths of keys count from the repository, also in another folder; other values stay', async () => {
  process.env.RELEASE_KEY = 'package.json';
  process.env.RELEASE_TRUSTED_KEYS = 'nowhere.pub';
  process.chdir(elsewhere);
  await import('./shop.ts');
  expect(process.env.RELEASE_KEY).toBe(join(ROOT, 'package.json'));
  expect(process.env.RELEASE_TRUSTED_KEYS).toBe('nowhere.pub');
});
