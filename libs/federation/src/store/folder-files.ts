import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isStorePath, storePath, storePrefix, type Files } from './files.ts';
import { clearDrafts, createOnce } from './drafts.ts';

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** Files in a folder of this machine, or of a network drive. */
export function folderFiles(dir: string): Files {
  const at = (path: string): string => join(dir, storePath(path));
  return {
    async read(path) {
      try {
        return await readFile(at(path));
      } catch (error) {
        if (isCode(error, 'ENOENT') || isCode(error, 'EISDIR') || isCode(error, 'ENOTDIR')) return undefined;
        throw error;
      }
    },

    async create(path, content) {
      const file = at(path);
      await mkdir(dirname(file), { recursive: true });
      return createOnce(file, content);
    },

    async list(prefix) {
      const folder = join(dir, storePrefix(prefix).slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return [];
          throw error;
        },
      );
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
        .filter((path) => path.startsWith(prefix) && isStorePath(path))
        .sort();
      const found = await Promise.all(
        paths.map(async (path) => ({
          path,
          at: (await stat(join(dir, path)).catch(() => undefined))?.mtime,
        })),
      );
      return found.flatMap(({ path, at: written }) => (written ? [{ path, at: written }] : []));
    },

    async remove(path) {
      await rm(at(path), { force: true });
      await clearDrafts(dirname(at(path)));
    },
  };
}
