import { isAbsolute, join, resolve } from 'node:path';
import { settingsAsMeant } from '../../../../contracts/src/settings.ts';
import { cachedFiles } from './cached-files.ts';
import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';
import { folderPointers } from './folder-pointers.ts';
import type { Pointers } from './pointers.ts';
import { redisPointers } from './redis-pointers.ts';
import { s3Bucket } from './s3-bucket.ts';
import { s3Files } from './s3-files.ts';
import { s3Pointers } from './s3-pointers.ts';
import { BadStoreSetting, redisSettings, s3Settings, type Env } from './store-settings.ts';

/** The store of a shop's releases. */
export interface Store {
  files: Files;
  pointers: Pointers;
  /** Folder of this machine with fetched files, at their own paths. */
  folder: string;
  /** Fetches a file and its compressed forms into that folder, if the store has it. Rejects when the store is away. */
  bring(path: string): Promise<void>;
  /** Closes its connections; later calls reject. */
  close(): void;
}

/** Timeout for a pointer, in ms: servers read them all the time, and values are short. */
const POINTER_TIMEOUT_MS = 5000;

type Place = Omit<Store, 'close'>;

const dataDirOf = (env: Env): string => env.DATA_DIR || '.data';

function folderPlace(dir: string): Place {
  const folder = join(dir, 'files');
  return {
    files: folderFiles(folder),
    pointers: folderPointers(join(dir, 'pointers')),
    folder,
    bring: async () => undefined,
  };
}

function s3Place(env: Env): Place {
  const settings = s3Settings(env);
  const below = (name: string) => ({ ...settings, prefix: `${settings.prefix}${name}/` });
  const folder = resolve(dataDirOf(env), 'store-cache');
  const files = cachedFiles(s3Files(s3Bucket(below('files'))), folder);
  return {
    files,
    pointers: s3Pointers(s3Bucket({ ...below('pointers'), timeoutMs: POINTER_TIMEOUT_MS })),
    folder,
    bring: files.bring,
  };
}

function placeOf(env: Env): Place {
  const place = env.RELEASE_STORE;
  if (!place) return folderPlace(resolve(dataDirOf(env), 'store'));
  if (isAbsolute(place)) return folderPlace(place);
  if (place.startsWith('s3://')) return s3Place(env);
  throw new BadStoreSetting(
    `RELEASE_STORE must be absent, the full path of a folder, or a bucket such as s3://bucket/prefix?endpoint=https://…&region=…, not ${place.includes('@') ? 'what it is' : `"${place}"`}.`,
  );
}

/**
 * Opens the store that the environment names. `RELEASE_STORE`: absent for the folder `store` in `DATA_DIR`.
 * Otherwise the full path of a folder, or `s3://bucket/prefix?endpoint=…&region=…`.
 * A bucket needs `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`.
 * `RELEASE_POINTERS`: absent for the same place, or `redis://…`. Throws a BadStoreSetting.
 * Only connects to Redis; sends no other request yet, so a store that is away fails at its first use.
 */
export function openStore(given: Env): Store {
  const env = settingsAsMeant(given);
  const place = placeOf(env);
  if (!env.RELEASE_POINTERS) return { ...place, close: () => undefined };
  const redis = redisPointers(redisSettings(env));
  return { ...place, pointers: redis, close: redis.close };
}
