import { cp } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

/** Never executed: declarations and source maps. Nested packages are copied separately. */
const LEFT_OUT = /\.map$|\.d\.[cm]?ts$|(^|\/)node_modules(\/|$)/;

/** True when a file of a package is copied, by its path in it. */
export const isCopied = (path: string): boolean => !LEFT_OUT.test(path);

/** Copies packages into a package of the shop, by folders such as `node_modules/react`. */
export async function copyModules(root: string, folders: readonly string[], out: string): Promise<void> {
  for (const folder of folders) {
    const from = resolve(root, folder);
    await cp(from, join(out, folder), {
      recursive: true,
      // Links of a workspace break when the folder is moved.
      dereference: true,
      filter: (file) => isCopied(relative(from, file).replaceAll(sep, '/')),
    });
  }
}
