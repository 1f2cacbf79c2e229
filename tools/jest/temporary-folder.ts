import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a test run one temporary folder; `remove-temporary-folder.ts` removes it with all files of the tests. */
export default function useTemporaryFolder(): void {
  process.env.TESTS_FOLDER = process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'weefsel-tests-'));
}
