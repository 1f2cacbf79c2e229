import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clearDrafts, createOnce, insteadOf } from './drafts.ts';
import { storePath, storePrefix } from './files.ts';
import { pointerValue, type Pointers } from './pointers.ts';

const MOVE = /^\d{10}$/;

/** Number of moves kept per pointer. Must exceed the moves by others during one move. */
const KEPT_MOVES = 500;
/** Interval for removing old moves, in moves. */
const CLEAR_EVERY = 50;

const GONE = '';

async function movesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(insteadOf(['ENOENT', 'ENOTDIR'], []));
  return names.filter((name) => MOVE.test(name)).sort();
}

/**
 * Pointers in a folder: each is a folder of numbered moves, and the highest number counts.
 * A move creates the next number. A file system allows that to only one process, so no lock can be left behind.
 */
export function folderPointers(dir: string): Pointers {
  const folderOf = (name: string): string => join(dir, storePath(name));

  const read: Pointers['read'] = async (name) => {
    const folder = folderOf(name);
    const tag = (await movesIn(folder)).at(-1);
    if (tag === undefined) return undefined;
    const value = await readFile(join(folder, tag), 'utf8');
    return value === GONE ? undefined : { value, tag };
  };

  const write = async (
    name: string,
    value: string,
    found: string | undefined,
  ): Promise<string | undefined> => {
    const folder = folderOf(name);
    await mkdir(folder, { recursive: true });
    const moves = await movesIn(folder);
    const last = moves.at(-1);
    const isRemoved = last !== undefined && (await readFile(join(folder, last), 'utf8')) === GONE;
    if ((isRemoved ? undefined : last) !== found) return undefined;
    const tag = String(Number(last ?? 0) + 1).padStart(10, '0');
    if (!(await createOnce(join(folder, tag), value))) return undefined;
    if (Number(tag) % CLEAR_EVERY === 0) {
      for (const old of moves.slice(0, -KEPT_MOVES)) await rm(join(folder, old), { force: true });
      await clearDrafts(folder);
    }
    return tag;
  };

  return {
    read,

    async move(name, value, found) {
      const tag = await write(name, pointerValue(name, value), found?.tag);
      return tag === undefined ? undefined : { value, tag };
    },

    remove: async (name, found) => (await write(name, GONE, found.tag)) !== undefined,

    async list(prefix) {
      storePrefix(prefix);
      const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
        insteadOf(['ENOENT', 'ENOTDIR'], []),
      );
      const folders = new Set(
        entries
          .filter((entry) => entry.isFile() && MOVE.test(entry.name))
          .map((entry) => entry.parentPath.slice(dir.length + 1)),
      );
      const names = [...folders].filter((name) => name.startsWith(prefix)).sort();
      const there = await Promise.all(names.map(async (name) => ((await read(name)) ? [name] : [])));
      return there.flat();
    },
  };
}
