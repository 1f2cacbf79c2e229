import { cp } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

/** Nobody runs them: declarations, maps, and packages inside, which are copied for themselves. */
const LEFT_OUT = /\.map$|\.d\.[cm]?ts$|(^|\/)node_modules(\/|$)/;

/** Whether a file of a package is copied, by its path in it. */
export const isCopied = (path: string): boolean => !LEFT_OUT.test(path);

/** Copies packages by their folders, such as `node_modules/react`, into a package of the shop. */
export async function copyModules(root: string, folders: readonly string[], out: string): Promise<void> {
  for (const folder of folders) {
    const from = resolve(root, folder);
    await cp(from, join(out, folder), {
      recursive: true,
      // Links of a workspace lead somewhere else when the folder is moved.
      dereference: true,
      filter: (file) => isCopied(relative(from, file).replaceAll(sep, '/')),
    });
  }
}
