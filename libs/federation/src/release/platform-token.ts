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

/** The token for what a server shows only to its operators; undefined where none was made yet. */
export const readPlatformToken = (dir: string, given?: string): string | undefined =>
  given || read(join(dir, FILE));

/** The same; makes one that only this user can read where there is none. */
export function platformToken(dir: string, given?: string): string {
  const known = readPlatformToken(dir, given);
  if (known) return known;
  mkdirSync(dir, { recursive: true });
  const path = join(dir, FILE);
  try {
    writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
