import { randomUUID } from 'node:crypto';
import { link, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Prefix of unfinished files. */
const DRAFT = '.draft-';

/** Age from which an untouched draft counts as left by an ended process, in ms. */
const LEFT_BEHIND_MS = 10 * 60_000;

/** True when an error has one of these codes of the file system. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** For `catch`: replaces an error with one of these codes by a value; rethrows others. */
export const insteadOf =
  <T>(codes: string[], value: T) =>
  (error: unknown): T => {
    if (hasCode(error, ...codes)) return value;
    throw error;
  };

/** Temporary name of a file in the folder until it is complete. */
export const draftIn = (dir: string, of = ''): string => join(dir, `${DRAFT}${of}${randomUUID()}`);

/** Writes a file atomically: a reader sees the old or the new one, never half of it. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const draft = draftIn(dirname(file), `${basename(file)}-`);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a file atomically unless it exists; false when it does, and it stays as it is. */
export async function createOnce(
  file: string,
  content: Uint8Array | string,
  options: { mode?: number } = {},
): Promise<boolean> {
  const draft = draftIn(dirname(file));
  try {
    await writeFile(draft, content, options);
    // Unlike a rename, a link never replaces an existing file.
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes abandoned drafts in a folder. */
export async function clearDrafts(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names.filter((found) => found.startsWith(DRAFT))) {
    const draft = join(dir, name);
    const touched = await stat(draft).catch(() => undefined);
    if (touched && Date.now() - touched.mtimeMs > LEFT_BEHIND_MS)
      await rm(draft, { recursive: true, force: true });
  }
}
