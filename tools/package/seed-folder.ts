import { createPublicKey } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRemotes } from '../../libs/federation/src/build/workspace/index.ts';
import {
  LIVE,
  readChannel,
  SHELL,
  signingKey,
} from '../../libs/federation/src/releases/composition/index.ts';
import {
  keysDir,
  openReleaseStore,
  readAuthor,
  storeDir,
  releaseVersions,
} from '../../libs/federation/src/releases/release/index.ts';
import { approve } from '../release/approve.ts';
import { dataDir, PlainProblem, publishBuilt, publishBuiltShell } from '../shop.ts';

/** Excluded from the seed: authors and results, which servers do not need and which differ each time. */
const NOT_OF_THE_SEED = /[\\/](history|rehearsals|answers\.json\.gz)$/;

/** Private signing key of the workspace, generated if missing. */
export async function privateKey(): Promise<string> {
  if (process.env.RELEASE_KEY) return process.env.RELEASE_KEY;
  await signingKey(keysDir(dataDir));
  return readFile(join(keysDir(dataDir), 'release.key'), 'utf8');
}

/**
 * Publishes the built shell and all remotes into a temporary store: rehearsed, as one signed live composition. Copies
 * the store to `seed` in `out`. Signs with `RELEASE_KEY`, else with the key of the workspace's data; includes only the
 * public key. `scratch` is an empty work folder, `at` the recorded time (ISO 8601). Returns the composition's id.
 */
export async function makeSeed(out: string, scratch: string, at: string): Promise<string> {
  const key = await privateKey();
  const pub = String(createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  for (const folder of [keysDir(scratch), join(out, 'keys')]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.pub'), pub);
  }
  // Signs the results of rehearsals as well, once the store is opened.
  await writeFile(join(keysDir(scratch), 'release.key'), key, { mode: 0o600 });
  const releaseStore = openReleaseStore({ DATA_DIR: scratch }, { ...readAuthor(), at });
  try {
    const shell = await publishBuiltShell(releaseStore);
    const remotes: Record<string, string> = {};
    for (const name of workspaceRemotes()) {
      const version = await publishBuilt(name, releaseStore);
      await approve(releaseStore, name, version, scratch, { beside: remotes });
      remotes[name] = version;
    }
    await releaseVersions(releaseStore, { [SHELL]: shell, ...remotes });
    const live = await readChannel(releaseStore.pointers, LIVE);
    if (!live) throw new PlainProblem('Nothing is live in the seed.');
    await cp(storeDir(scratch), join(out, 'seed'), {
      recursive: true,
      filter: (file) => !NOT_OF_THE_SEED.test(file),
    });
    return live.composition;
  } finally {
    releaseStore.close();
  }
}
