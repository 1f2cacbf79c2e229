import { trustedKeys } from '@weefsel/federation/composition';
import { keysDir, seedStore, type Seeded } from '@weefsel/federation/release';
import { openStore } from '@weefsel/federation/store';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { readEnvironment } from '../settings/environment';
import { requireMarket } from '../settings/require-market';

/** Throws a SettingsError that names every wrong setting of a server. */
export function checkSettings(env: Record<string, string | undefined>): void {
  requireMarket(env);
  readEnvironment(env);
}

/**
 * Copies the releases of a seed (a folder store, its full path) into the environment's store. Only if nothing is live
 * there yet.
 * Entry of a separate bundle: a package runs it before there is a server.
 */
export async function seed(folder: string, env: Record<string, string | undefined>): Promise<Seeded> {
  const from = openStore({ RELEASE_STORE: folder });
  const to = openStore(env);
  try {
    const keys = trustedKeys(keysDir(resolve(env.DATA_DIR || '.data')), env.RELEASE_TRUSTED_KEYS);
    return await seedStore(from, to, keys, `server ${hostname()}`);
  } finally {
    from.close();
    to.close();
  }
}
