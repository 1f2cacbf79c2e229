import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeWhole } from './drafts.ts';
import { sha256, storePath, type Files } from './files.ts';

/** Files of a network store; files that were read are also stored in a folder of this machine. */
interface CachedFiles extends Files {
  /**
   * Fetches a file into the folder if necessary, with its compressed forms; does nothing when there is none.
   * Rejects when the store is not available, and when the folder cannot be written.
   */
  bring(path: string): Promise<void>;
}

/** Suffixes of a file's compressed forms. */
const FORMS = ['.br', '.gz'];

const sumOf = (content: Uint8Array): string => `${content.byteLength} ${sha256(content)}\n`;

/** Path of a file's checksum beside it. A file without a matching checksum is fetched again. */
const sumFileOf = (file: string): string => join(dirname(file), `.sum-${basename(file)}`);

/**
 * Caches the files of a store in a folder for ever: a path has one content.
 * Files removed by another machine may still be read here.
 * Each read compares a cached file with its checksum. So does the first `bring` in this process.
 * Later `bring` calls skip that while length and modification time stay the same.
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

  const isCached = async (path: string): Promise<boolean> => {
    const state = await stateOf(at(path));
    return state !== undefined && (seen.get(path) === state || (await kept(path)) !== undefined);
  };

  const fetchTo = async (path: string): Promise<void> => {
    if (await isCached(path)) return;
    const content = await fetched(path);
    if (content) await keep(path, content);
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

    async bring(path) {
      // Forms come first: a cached file without them has none, and the store is not asked again.
      const isHere = await isCached(path);
      await Promise.all(
        FORMS.map(async (form) => {
          if (!isHere || (await stateOf(at(path + form)))) await fetchTo(path + form);
        }),
      );
      if (!isHere) await fetchTo(path);
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
