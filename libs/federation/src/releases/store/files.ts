import { createHash } from 'node:crypto';

/** A file of the store. */
export interface StoredFile {
  path: string;
  /** Time of writing. */
  at: Date;
}

/**
 * Files of releases, by path (`remotes/mf-search/1a2b/manifest.json`). Content never changes.
 * A path has one content while it exists, and is never also a folder.
 * Every call may reject: with a NoStorePath, or an error of the disk.
 * A network store also rejects with a StoreAway or StoreUnusable.
 */
export interface Files {
  /** The content; undefined when there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a file atomically unless it exists. False when it does, and it stays as it is. */
  create(path: string, content: Uint8Array | string): Promise<boolean>;
  /** All files with a path prefix, e.g. `compositions/`, ordered by path. */
  list(prefix: string): Promise<StoredFile[]>;
  /** Removes a file; does nothing when there is none. */
  remove(path: string): Promise<void>;
}

/** A path that the store refuses: it could lead outside, or not every kind of store could read it back. */
export class NoStorePath extends Error {
  override readonly name = 'NoStorePath';
}

const STORE_PREFIX = /^([\w@-][\w@.+-]*\/)*([\w@-][\w@.+-]*)?$/;
const STORE_PATH = /^[\w@-][\w@.+-]*(\/[\w@-][\w@.+-]*)*$/;

/** Returns a path that is valid in every store; throws a NoStorePath for any other. */
export function storePath(path: string): string {
  if (isStorePath(path)) return path;
  throw new NoStorePath(`"${path}" is no path of the store.`);
}

/** Returns a valid prefix of store paths, possibly empty; throws a NoStorePath for any other. */
export function storePrefix(prefix: string): string {
  if (STORE_PREFIX.test(prefix) && prefix.length <= 512) return prefix;
  throw new NoStorePath(`No path of the store begins with "${prefix}".`);
}

/** SHA-256, in hex. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** True for valid paths. Other entries in a bucket or folder are not part of the store. */
export const isStorePath = (path: string): boolean => STORE_PATH.test(path) && path.length <= 512;
