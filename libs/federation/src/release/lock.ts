import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A lock older than this was left behind by a release that broke off, in ms. */
const STALE_LOCK_MS = 10_000;

/** How often the lock of somebody else is looked at again, and how long in between, in ms. */
const ATTEMPTS = 150;
const PAUSE_MS = 100;

/** Keeps other release commands out of a folder until the returned function is called. */
export async function lock(remotesDir: string): Promise<() => Promise<void>> {
  const file = join(remotesDir, 'registry.lock');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      await (await open(file, 'wx')).close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = await stat(file).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > STALE_LOCK_MS) await rm(file, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  throw new Error(`Another release holds ${file}. Wait for it, or delete the file if none is running.`);
}
