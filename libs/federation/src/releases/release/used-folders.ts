import {
  findComposition,
  channelNames,
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
    for (const id of channel.previous)
      folders.push(...foldersOf(await findComposition(releaseStore, id), false));
  }
  return folders;
}

/** Folders named by compositions made since a time. */
export async function inLateCompositions(releaseStore: ReleaseStore, since: Date): Promise<string[]> {
  const late = (await releaseStore.files.list(COMPOSITIONS)).filter(({ at }) => at >= since);
  const ids = late.map(({ path }) => path.slice(COMPOSITIONS.length).replace(/\.json$/, ''));
  const compositions = await Promise.all(ids.map((id) => findComposition(releaseStore, id)));
  return compositions.flatMap((composition) => foldersOf(composition, false));
}
