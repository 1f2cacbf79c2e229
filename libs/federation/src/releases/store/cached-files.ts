import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeWhole } from './drafts.ts';
import { sha256, storePath, type Files } from './files.ts';

/** Files of a network store; files that were read are also stored in a folder of this machine. */
export interface CachedFiles extends Files {
  /**
   * Name of a local file with the content, fetched if necessary; undefined when the store has no such file.
   * Rejects when the store is not available, and when the folder cannot be written.
   */
  fileOf(path: string): Promise<string | undefined>;
}

const sumOf = (content: Uint8Array): string => `${content.byteLength} ${sha256(content)}\n`;

/** Path of a file's checksum beside it. A file without a matching checksum is fetched again. */
const sumFileOf = (file: string): string => join(dirname(file), `.sum-${basename(file)}`);

/**
 * Caches the files of a store in a folder for ever: a path has one content.
 * Files removed by another machine may still be read here.
 * Each read compares a cached file with its checksum. So does the first `fileOf` in this process.
 * Later `fileOf` calls skip that while length and modification time stay the same.
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
      // The reader gets the file even if it cannot be cached.
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
