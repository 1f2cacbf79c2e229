/** A file of the store. */
export interface StoredFile {
  path: string;
  /** When it was written. */
  at: Date;
}

/**
 * Files of releases, by path (`remotes/mf-search/1a2b/manifest.json`). What was written is never changed: a path has one
 * content for as long as it is there, and is never also a folder of another. Every call may reject: with a NoStorePath,
 * with what the disk says, or with a StoreAway or StoreUnusable of a store in the network.
 */
export interface Files {
  /** The content; undefined when there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a file that is not there yet, whole or not at all. False when it was there: it stays as it is. */
  create(path: string, content: Uint8Array | string): Promise<boolean>;
  /** All files whose path begins so, e.g. `compositions/`, ordered by path. */
  list(prefix: string): Promise<StoredFile[]>;
  /** Removes a file; one that is not there is none the less gone. */
  remove(path: string): Promise<void>;
}

/** A path that the store does not take: it could lead elsewhere, or not be had again from every kind of store. */
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

/** Returns how paths of the store may begin, nothing included; throws a NoStorePath for what no path begins with. */
export function storePrefix(prefix: string): string {
  if (STORE_PREFIX.test(prefix) && prefix.length <= 512) return prefix;
  throw new NoStorePath(`No path of the store begins with "${prefix}".`);
}

/** True for what can be kept; what lies in a bucket or folder besides is none of the store's. */
export const isStorePath = (path: string): boolean => STORE_PATH.test(path) && path.length <= 512;
