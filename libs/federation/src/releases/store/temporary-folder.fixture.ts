import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder for each test of a file, removed after it. */
export function temporaryFolder(): { readonly dir: string } {
  const folder = { dir: '' };
  beforeEach(() => {
    folder.dir = mkdtempSync(join(tmpdir(), 'weefsel-'));
  });
  afterEach(() => rm(folder.dir, { recursive: true, force: true }));
  return folder;
}
