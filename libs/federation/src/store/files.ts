import { createHash } from 'node:crypto';

/** A file of the store. */
export interface StoredFile {
  path: string;
  /** When it was written. */
  at: Date;
}

/**
 * Files of releases, by path (`remotes/mf-search/1a2b/manifest.json`). Content never changes: a path has one content
 * while it exists, and is never also a folder. Every call may reject: with a NoStorePath, an error of the disk, or a
 * StoreAway or StoreUnusable of a network store.
 */
export interface Files {
  /** The content; undefined when there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a file atomically unless it exists. False when it does, and it stays as it is. */
  create(path: string, content: Uint8Array | string): Promise<boolean>;
  /** All files whose path begins so, e.g. `compositions/`, ordered by path. */
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

/** Returns a path that every store can keep; throws a NoStorePath for any other. */
export function storePath(path: string): string {
  if (isStorePath(path)) return path;
  throw new NoStorePath(`"${path}" is no path of the store.`);
}

/** Returns a prefix of store paths, which may be empty; throws a NoStorePath for what no path begins with. */
export function storePrefix(prefix: string): string {
  if (STORE_PREFIX.test(prefix) && prefix.length <= 512) return prefix;
  throw new NoStorePath(`No path of the store begins with "${prefix}".`);
}

/** SHA-256, in hex. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** True for valid paths; other things in a bucket or folder are not the store's. */
export const isStorePath = (path: string): boolean => STORE_PATH.test(path) && path.length <= 512;
