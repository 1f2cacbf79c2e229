import { workspaceRemotes } from '../../libs/federation/src/build/workspace/index.ts';
import { SHELL } from '../../libs/federation/src/releases/composition/index.ts';
import {
  quarantineSentence,
  releaseVersions,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { dataDir, publishBuilt, publishBuiltShell, storeIn, withReleaseStore } from '../shop.ts';
import { approve } from './approve.ts';

/**
 * True for the store in a data folder. In a shared one, other keys may have signed a composition that seems damaged here.
 */
export const mayReplaceDamaged = (dir: string): boolean => !storeIn(dir)['RELEASE_STORE'];

async function releaseInto(
  releaseStore: ReleaseStore,
  dir: string,
  names: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const remotes: Record<string, string> = {};
  let shell: Record<string, string> = {};
  for (const name of names) {
    const version = await (name === SHELL
      ? publishBuiltShell(releaseStore)
      : publishBuilt(name, releaseStore));
    const out = await quarantineSentence(releaseStore, name, version);
    if (out) {
      process.stderr.write(`${name}@${version} is not released. ${out}\n`);
      continue;
    }
    if (name === SHELL) {
      shell = { [SHELL]: version };
      continue;
    }
    await approve(releaseStore, name, version, dir, { beside: remotes, settings });
    remotes[name] = version;
  }
  const versions = { ...shell, ...remotes };
  if (Object.keys(versions).length > 0)
    await releaseVersions(releaseStore, versions, { evenIfDamaged: mayReplaceDamaged(dir) });
}

/**
 * Releases the built remotes, and the built shell if named, in one step. Quarantined versions are skipped; the current
 * ones stay live.
 * @param settings that differ from this machine's shop, for rehearsals
 */
export const releaseAll = (
  dir = dataDir,
  names: readonly string[] = [SHELL, ...workspaceRemotes()],
  settings: Readonly<Record<string, string>> = {},
): Promise<void> => withReleaseStore(dir, (releaseStore) => releaseInto(releaseStore, dir, names, settings));
