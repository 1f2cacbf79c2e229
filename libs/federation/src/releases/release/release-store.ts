import { join, resolve } from 'node:path';
import {
  channelNames,
  noteEvent,
  signingKey,
  trustedKeys,
  type HistoryEvent,
  type SigningKey,
  type TrustedKeys,
} from '../composition/index.ts';
import { openStore, type Env, type Store } from '../store/index.ts';
import type { Author } from './author.ts';

/** Tools of release commands: the store, the author, and the signing key. */
export interface ReleaseStore extends Pick<Store, 'files' | 'pointers' | 'bring' | 'close'> {
  keys: TrustedKeys;
  /** Creates the key for a store without releases. */
  key: () => Promise<SigningKey>;
  author: Author;
}

/** Folder of releases in a data folder, unless a setting names another. */
export const storeDir = (dataDir: string): string => join(dataDir, 'store');

/** Folder of the keys that sign releases. */
export const keysDir = (dataDir: string): string => join(dataDir, 'keys');

/**
 * Opens the store that the environment names, by default a folder in `DATA_DIR`.
 * The keys are in the folder `keys` of `DATA_DIR`. Throws a BadStoreSetting.
 */
export function openReleaseStore(env: Env, author: Author): ReleaseStore {
  const dir = keysDir(resolve(env.DATA_DIR || '.data'));
  const store = openStore(env);
  const isUnused = async () => (await channelNames(store.pointers)).length === 0;
  return {
    ...store,
    keys: trustedKeys(dir, env.RELEASE_TRUSTED_KEYS),
    key: () => signingKey(dir, env.RELEASE_KEY, isUnused),
    author,
  };
}

/** Writes the author's action or attempt into the history, with its reason and the key, if there is one. */
export async function note(
  { files, author, key }: Pick<ReleaseStore, 'files' | 'author' | 'key'>,
  { why, ...said }: { what: string; channel: string; why?: string | undefined; evidence?: unknown },
  change: Pick<HistoryEvent, 'from' | 'to' | 'changes'> = { changes: [] },
): Promise<void> {
  const signer = await key().then(
    ({ id }) => ({ key: id }),
    () => ({}),
  );
  const event = { ...author, ...signer, ...said, ...(why && { why }), ...change };
  return noteEvent(files, { at: new Date().toISOString(), ...event });
}
