import type { RemoteManifest } from '../../libs/federation/src/bundler/index.ts';
import {
  changedRemotes,
  findComposition,
  manifestDifferences,
  readCurrent,
  releaseFolder,
  type Desk,
  type Named,
} from '../../libs/federation/src/release/index.ts';
import { PlainProblem } from '../shop.ts';

/** A composition by its id, or by the channel that points to it. Throws a PlainProblem for a channel that is not there. */
export async function findNamed(desk: Desk, name: string): Promise<Named> {
  const found = /^[0-9a-f]{16}$/.test(name)
    ? { id: name, composition: await findComposition(desk, name) }
    : await readCurrent(desk, name);
  if (!found) throw new PlainProblem(`There is no channel ${name}.`);
  return found;
}

async function manifestOf(
  { files }: Desk,
  { composition }: Named,
  name: string,
): Promise<RemoteManifest | undefined> {
  const version = composition.remotes[name]?.version;
  const content = version && (await files.read(`${releaseFolder(name, version)}/manifest.json`));
  return content ? (JSON.parse(String(content)) as RemoteManifest) : undefined;
}

/** For each remote that is in another version in the second of two compositions, what is another in it. */
export async function compareRemotes(
  desk: Desk,
  before: Named,
  now: Named,
): Promise<Record<string, string[]>> {
  const found = await Promise.all(
    changedRemotes(before.composition, now.composition).map(async (name) => {
      const [old, recent] = [await manifestOf(desk, before, name), await manifestOf(desk, now, name)];
      return [name, old && recent ? manifestDifferences(old, recent) : []] as const;
    }),
  );
  return Object.fromEntries(found);
}
