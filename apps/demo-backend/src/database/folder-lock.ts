import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works on the same data folder. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';

  constructor(folder: string) {
    super(
      `The data folder ${folder} is used by another demo backend; stop that one or set DATA_DIR to another folder.`,
    );
  }
}

// A lock that nothing refers to would be collected, and be open again.
const held = new Set<DatabaseSync>();

/**
 * Keeps every other process out of a data folder until the returned function is called.
 * The operating system drops the lock with the process, so a crash leaves nothing behind.
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
