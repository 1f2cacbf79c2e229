import type { RemoteManifest } from '../../libs/federation/src/build/bundler/index.ts';
import { LIVE } from '../../libs/federation/src/releases/composition/index.ts';
import {
  changedRemotes,
  findComposition,
  manifestDifferences,
  manifestOverview,
  readCurrent,
  releaseFolder,
  type ReleaseStore,
  type Named,
} from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from '../shop.ts';
import { completeCompositionId } from './complete-id.ts';

/** Finds a composition by its id, or by a channel. Throws a PlainProblem for an unknown channel. */
export async function findNamed(releaseStore: ReleaseStore, name: string): Promise<Named> {
  const id = await completeCompositionId(releaseStore, LIVE, name);
  const found = /^[0-9a-f]{16}$/.test(id)
    ? { id, composition: await findComposition(releaseStore, id) }
    : await readCurrent(releaseStore, name);
  if (!found) throw new PlainProblem(`There is no channel ${name}, and no composition that begins like it.`);
  return found;
}

/** Manifest of a remote in a composition; undefined when it is not part of it. */
export async function manifestOf(
  { files }: Pick<ReleaseStore, 'files'>,
  { composition }: Named,
  name: string,
): Promise<RemoteManifest | undefined> {
  const version = composition.remotes[name]?.version;
  const content = version && (await files.read(`${releaseFolder(name, version)}/manifest.json`));
  return content ? (JSON.parse(String(content)) as RemoteManifest) : undefined;
}

/** Differences of each remote whose version changed between two compositions. */
export async function compareRemotes(
  releaseStore: ReleaseStore,
  before: Named,
  now: Named,
): Promise<Record<string, string[]>> {
  const found = await Promise.all(
    changedRemotes(before.composition, now.composition).map(async (name) => {
      const [old, recent] = [
        await manifestOf(releaseStore, before, name),
        await manifestOf(releaseStore, now, name),
      ];
      return [
        name,
        old && recent ? manifestDifferences(old, recent) : manifestOverview(old, recent),
      ] as const;
    }),
  );
  return Object.fromEntries(found);
}
