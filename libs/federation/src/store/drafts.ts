import { randomUUID } from 'node:crypto';
import { link, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Prefix of files that are still being written. */
const DRAFT = '.draft-';

/** A draft untouched for so long was left by a process that ended, in ms. */
const LEFT_BEHIND_MS = 10 * 60_000;

/** Whether the file system gave one of these reasons for an error. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** For `catch`: a value in the place of an error with one of these codes; others stay errors. */
export const insteadOf =
  <T>(codes: string[], value: T) =>
  (error: unknown): T => {
    if (hasCode(error, ...codes)) return value;
    throw error;
  };

/** Temporary name of a file in the folder until it is whole. */
export const draftIn = (dir: string, of = ''): string => join(dir, `${DRAFT}${of}${randomUUID()}`);

/** Writes a file so that a reader sees either the old or the new one, never half of it. */
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

/** Removes the drafts in a folder that were left behind. */
export async function clearDrafts(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names.filter((found) => found.startsWith(DRAFT))) {
    const draft = join(dir, name);
    const touched = await stat(draft).catch(() => undefined);
    if (touched && Date.now() - touched.mtimeMs > LEFT_BEHIND_MS)
      await rm(draft, { recursive: true, force: true });
  }
}
