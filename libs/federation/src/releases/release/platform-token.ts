import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File of the token in the folder of keys. */
const FILE = 'platform.token';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
};

/** The token for a server's operator-only pages; undefined where none was made yet. */
export const readPlatformToken = (dir: string, given?: string): string | undefined =>
  given || read(join(dir, FILE));

/** The same; creates a token where there is none, readable only by this user. */
export function platformToken(dir: string, given?: string): string {
  const known = readPlatformToken(dir, given);
  if (known) return known;
  mkdirSync(dir, { recursive: true });
  const path = join(dir, FILE);
  try {
    writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process made it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
