import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformToken, readPlatformToken } from './platform-token.ts';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-token-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('a token is made once, for this user alone, unless a setting has one', () => {
  const keys = join(dir, 'keys');
  expect(readPlatformToken(keys)).toBeUndefined();
  const token = platformToken(keys);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect([platformToken(keys), readPlatformToken(keys, '')]).toEqual([token, token]);
  expect(statSync(join(keys, 'platform.token')).mode & 0o777).toBe(0o600);
  expect(platformToken(keys, 'given')).toBe('given');
});
