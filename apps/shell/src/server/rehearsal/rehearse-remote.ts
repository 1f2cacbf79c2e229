import { addressesOf } from '@weefsel/contracts';
import { trustedKeys } from '@weefsel/federation/composition';
import { keysDir } from '@weefsel/federation/release';
import { fixGlobals, freezeBuiltIns, loadLiveRemote, publishedFiles } from '@weefsel/federation/server';
import type { Store } from '@weefsel/federation/store';
import { openStore } from '@weefsel/federation/store';
import { enableStaticRendering } from '@weefsel/stores';
import { resolve } from 'node:path';
import { readEnvironment } from '../environment';
import { claimsOfShell } from '../paths/route-table';
import { sharedScope } from '../shared-scope';
import { loadLive } from './load-live';
import { afterAWhile, sentence, tell, watch } from './outcome';
import { walkPages } from './walk-pages';

async function rehearse(store: Store, name: string, version: string): Promise<string[]> {
  const candidate = await loadLiveRemote(
    name,
    { version },
    publishedFiles(store.files, name, version),
    sharedScope,
  );
  const claims = claimsOfShell(addressesOf(candidate.description));
  if (claims.length > 0) throw new Error(claims.join(' '));
  const keys = trustedKeys(
    keysDir(resolve(process.env.DATA_DIR || '.data')),
    process.env.RELEASE_TRUSTED_KEYS,
  );
  const live = await loadLive(store, keys, sharedScope);
  return walkPages(candidate, live, readEnvironment(process.env));
}

/**
 * Opens one published version as the shell's server does, and renders its pages among those that are live, in a process
 * of its own: what it does there harms nobody.
 */
async function main(): Promise<void> {
  const [name = '', version = ''] = process.argv.slice(2);
  watch(`${name}@${version}`);
  enableStaticRendering(true);
  freezeBuiltIns();
  fixGlobals();
  const notes = await rehearse(openStore(process.env), name, version);
  afterAWhile(() => tell(null, notes));
}

main().catch((error: unknown) => tell(sentence(error)));
