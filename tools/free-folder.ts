import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainProblem } from './shop.ts';

/** Throws a PlainProblem when a running demo backend holds the lock of a data folder. */
export async function requireFreeFolder(folder: string): Promise<void> {
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
