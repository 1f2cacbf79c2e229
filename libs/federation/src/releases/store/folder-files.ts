import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isStorePath, storePath, storePrefix, type Files } from './files.ts';
import { clearDrafts, createOnce, insteadOf } from './drafts.ts';

/** Files in a folder of this machine, or of a network drive. */
export function folderFiles(dir: string): Files {
  const at = (path: string): string => join(dir, storePath(path));
  return {
    read: async (path) => readFile(at(path)).catch(insteadOf(['ENOENT', 'EISDIR', 'ENOTDIR'], undefined)),

    async create(path, content) {
      const file = at(path);
      await mkdir(dirname(file), { recursive: true });
      return createOnce(file, content);
    },

    async list(prefix) {
      const folder = join(dir, storePrefix(prefix).slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        insteadOf(['ENOENT', 'ENOTDIR'], []),
      );
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
        .filter((path) => path.startsWith(prefix) && isStorePath(path))
        .sort();
      const found = await Promise.all(
        paths.map(async (path) => {
          const written = await stat(join(dir, path)).catch(() => undefined);
          return written ? [{ path, at: written.mtime }] : [];
        }),
      );
      return found.flat();
    },

    async remove(path) {
      await rm(at(path), { force: true });
      await clearDrafts(dirname(at(path)));
    },
  };
}
