import { join, resolve } from 'node:path';
import {
  noteEvent,
  signingKey,
  trustedKeys,
  type HistoryEvent,
  type SigningKey,
  type TrustedKeys,
} from '../composition/index.ts';
import { openStore, type Env, type Store } from '../store/index.ts';
import type { Author } from './author.ts';

/** What release commands work with: the store, the author, and the signing key. */
export interface Desk extends Pick<Store, 'files' | 'pointers' | 'close'> {
  keys: TrustedKeys;
  /** The key is made when it is first needed. */
  key: () => Promise<SigningKey>;
  author: Author;
}

/** Folder of releases in a data folder, where no setting says otherwise. */
export const storeDir = (dataDir: string): string => join(dataDir, 'store');

/** Folder of the keys that releases are signed with. */
export const keysDir = (dataDir: string): string => join(dataDir, 'keys');

/**
 * The store that the environment names, by default a folder in `DATA_DIR`, and the keys in its folder `keys`.
 * Throws a BadStoreSetting.
 */
export function openDesk(env: Env, author: Author): Desk {
  const dir = keysDir(resolve(env.DATA_DIR || '.data'));
  return {
    ...openStore(env),
    keys: trustedKeys(dir, env.RELEASE_TRUSTED_KEYS),
    key: () => signingKey(dir, env.RELEASE_KEY),
    author,
  };
}

/** Writes into the history what the author did, or tried, and why. */
export const note = (
  { files, author }: Pick<Desk, 'files' | 'author'>,
  { why, ...said }: { what: string; channel: string; why?: string | undefined; evidence?: unknown },
  change: Pick<HistoryEvent, 'from' | 'to' | 'changes'> = { changes: [] },
): Promise<void> =>
  noteEvent(files, { at: new Date().toISOString(), ...author, ...said, ...(why && { why }), ...change });
