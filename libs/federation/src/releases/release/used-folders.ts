import {
  findComposition,
  channelNames,
  KeyRevoked,
  readChannel,
  rehearsalFolder,
  versionsOf,
  type ComposedRemote,
  type Composition,
} from '../composition/index.ts';
import type { ReleaseStore } from './release-store.ts';
import { releaseFolder } from './publish.ts';
import { shellFolder } from './shell-manifest.ts';

const COMPOSITIONS = 'compositions/';

/** Folders of a composition's versions and of their reports; optionally with its rollback versions. */
function foldersOf({ remotes, shell }: Composition, withPrevious: boolean): string[] {
  const versionsIn = ({ version, previous }: ComposedRemote): string[] => [
    version,
    ...(withPrevious ? previous.map((release) => release.version) : []),
  ];
  return [
    rehearsalFolder(versionsOf({ remotes })),
    ...Object.entries(remotes).flatMap(([name, remote]) =>
      versionsIn(remote).map((version) => releaseFolder(name, version)),
    ),
    ...(shell ? versionsIn(shell).map(shellFolder) : []),
  ];
}

/** Folders of a composition of the past; none for one that a revoked key signed. */
async function foldersOfPast(releaseStore: ReleaseStore, id: string): Promise<string[]> {
  try {
    return foldersOf(await findComposition(releaseStore, id), false);
  } catch (error) {
    if (error instanceof KeyRevoked) return [];
    throw error;
  }
}

/**
 * Everything that a channel points to or can go back to.
 * Rejects for damaged documents, as nothing is then known to be unused.
 */
export async function inChannels(releaseStore: ReleaseStore): Promise<string[]> {
  const folders: string[] = [];
  for (const name of await channelNames(releaseStore.pointers)) {
    const channel = await readChannel(releaseStore.pointers, name);
    if (!channel) continue;
    folders.push(...foldersOf(await findComposition(releaseStore, channel.composition), true));
    for (const id of channel.previous) folders.push(...(await foldersOfPast(releaseStore, id)));
  }
  return folders;
}

/** Folders named by compositions made since a time. */
export async function inLateCompositions(releaseStore: ReleaseStore, since: Date): Promise<string[]> {
  const late = (await releaseStore.files.list(COMPOSITIONS)).filter(({ at }) => at >= since);
  const ids = late.map(({ path }) => path.slice(COMPOSITIONS.length).replace(/\.json$/, ''));
  return (await Promise.all(ids.map((id) => foldersOfPast(releaseStore, id)))).flat();
}
