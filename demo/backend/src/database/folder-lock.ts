import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process uses the same data folder. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';

  constructor(folder: string) {
    super(
      `The data folder ${folder} is used by another demo backend; stop that one or set DATA_DIR to another folder.`,
    );
  }
}

// An unreferenced lock would be garbage-collected and thereby released.
const held = new Set<DatabaseSync>();

/**
 * Locks a data folder against all other processes until the returned function is called. The operating system drops the
 * lock with the process, so a crash leaves nothing behind.
 * @throws DataFolderInUseError
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'commerce.lock'));
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch {
    lock.close();
    throw new DataFolderInUseError(folder);
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
