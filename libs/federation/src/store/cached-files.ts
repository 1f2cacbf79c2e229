import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeWhole } from './drafts.ts';
import { sha256, storePath, type Files } from './files.ts';

/** Files of a network store; those that were read are kept in a folder of this machine too. */
export interface CachedFiles extends Files {
  /**
   * Name of a local file that holds the content, fetched if need be; undefined when the store has no such file. Rejects
   * when the store cannot be had, and when the folder cannot be written.
   */
  fileOf(path: string): Promise<string | undefined>;
}

const sumOf = (content: Uint8Array): string => `${content.byteLength} ${sha256(content)}\n`;

/** Beside each file lies its checksum; a file without one, or that does not match, is fetched again. */
const sumFileOf = (file: string): string => join(dirname(file), `.sum-${basename(file)}`);

/**
 * Caches the files of a store in a folder for ever: a path has one content. Files removed by another machine may still be
 * read here. A cached file is compared with its checksum whenever it is read, and before its name is first given out in
 * this process; after that while its length and time of change stay the same.
 */
export function cachedFiles(files: Files, dir: string): CachedFiles {
  const seen = new Map<string, string>();
  const fetching = new Map<string, Promise<Buffer | undefined>>();
  const at = (path: string): string => join(dir, storePath(path));

  const stateOf = async (file: string): Promise<string | undefined> => {
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() ? `${found.size} ${found.mtimeMs}` : undefined;
  };

  const keep = async (path: string, content: Uint8Array): Promise<void> => {
    const file = at(path);
    await mkdir(dirname(file), { recursive: true });
    await writeWhole(file, content);
    await writeWhole(sumFileOf(file), sumOf(content));
  };

  const kept = async (path: string): Promise<Buffer | undefined> => {
    const file = at(path);
    const state = await stateOf(file);
    const [content, sum] = await Promise.all([
      readFile(file).catch(() => undefined),
      readFile(sumFileOf(file), 'utf8').catch(() => undefined),
    ]);
    if (!content || !state || sum !== sumOf(content)) return undefined;
    seen.set(path, state);
    return content;
  };

  const fetched = (path: string): Promise<Buffer | undefined> => {
    const running = fetching.get(path) ?? files.read(path).finally(() => fetching.delete(path));
    fetching.set(path, running);
    return running;
  };

  return {
    async read(path) {
      const here = await kept(path);
      if (here) return here;
      const content = await fetched(path);
      // The reader gets the file, though it could not be cached.
      if (content) await keep(path, content).catch(() => undefined);
      return content;
    },

    async fileOf(path) {
      const file = at(path);
      const state = await stateOf(file);
      if (state && seen.get(path) === state) return file;
      if (await kept(path)) return file;
      const content = await fetched(path);
      if (!content) return undefined;
      await keep(path, content);
      return file;
    },

    create: (path, content) => files.create(path, content),
    list: (prefix) => files.list(prefix),

    async remove(path) {
      const file = at(path);
      await files.remove(path);
      seen.delete(path);
      await rm(sumFileOf(file), { force: true });
      await rm(file, { force: true });
    },
  };
}
