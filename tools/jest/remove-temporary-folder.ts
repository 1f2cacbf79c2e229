import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes the folder of a test run. The next run, in watch mode, begins outside of it. */
export default function removeTemporaryFolder(): void {
  const { TESTS_FOLDER: folder } = process.env;
  if (!folder) return;
  rmSync(folder, { recursive: true, force: true });
  process.env.TMPDIR = dirname(folder);
}
