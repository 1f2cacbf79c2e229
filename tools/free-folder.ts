import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainProblem } from './shop.ts';

/** Throws a PlainProblem for a data folder that holds no files, and when a running demo backend holds its lock. */
export async function requireFreeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await rm(await mkdtemp(join(folder, '.try-')), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new PlainProblem(
      `DATA_DIR, here ${folder}, must be a writable folder with free space (${code}). Choose another with DATA_DIR=<folder>.`,
    );
  }
  const file = join(folder, 'commerce.lock');
  if (!existsSync(file)) return;
  const { DatabaseSync } = await import('node:sqlite');
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch {
    throw new PlainProblem(
      `The data folder ${folder} is used by another shop. Stop that one, or choose another folder with DATA_DIR=<folder>.`,
    );
  } finally {
    lock.close();
  }
}
