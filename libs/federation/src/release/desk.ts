import { join, resolve } from 'node:path';
import { signingKey, trustedKeys, type SigningKey, type TrustedKeys } from '../composition/index.ts';
import { openStore, type Store } from '../store/index.ts';
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

type Environment = Record<string, string | undefined>;

/**
 * The store that the environment names, by default a folder in `DATA_DIR`, and the keys in its folder `keys`.
 * Throws a BadStoreSetting.
 */
export function openDesk(env: Environment, author: Author): Desk {
  const dir = keysDir(resolve(env.DATA_DIR || '.data'));
  return {
    ...openStore(env),
    keys: trustedKeys(dir, env.RELEASE_TRUSTED_KEYS),
    key: () => signingKey(dir, env.RELEASE_KEY),
    author,
  };
}
