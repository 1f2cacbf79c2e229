import type { ComposedRemote, Composition } from '../composition/index.ts';
import { channelNames, readChannel, rehearsalFolder, REHEARSALS, versionsOf } from '../composition/index.ts';
import type { StoredFile } from '../store/index.ts';
import { findComposition } from './change.ts';
import type { Desk } from './desk.ts';
import { releaseFolder } from './publish.ts';
import { SHELL_FILES, SHELL_MANIFESTS, shellFolder, versionOfManifest } from './shell-manifest.ts';

const DAY_MS = 86_400_000;
const COMPOSITIONS = 'compositions/';
const REMOTES = 'remotes/';

export interface Collected {
  /** Versions that are gone, or would be: `mf-search@1a2b`, `shell@3c4d`. */
  versions: string[];
  files: number;
}

export interface Collecting {
  /** What a composition of the last so many days names stays. */
  days: number;
  /** Only says what would go. */
  dryRun?: boolean;
  now?: Date;
}

/**
 * Folders of the versions that a composition is made of, and of what is known of them together; with those that its parts
 * can go back to, if these count.
 */
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

/** Everything that a channel points to or can go back to. Rejects for what is damaged: then nothing can be known to be unused. */
async function inChannels(desk: Desk): Promise<string[]> {
  const folders: string[] = [];
  for (const name of await channelNames(desk.pointers)) {
    const channel = await readChannel(desk.pointers, name);
    if (!channel) continue;
    folders.push(...foldersOf(await findComposition(desk, channel.composition), true));
    for (const id of channel.previous) folders.push(...foldersOf(await findComposition(desk, id), false));
  }
  return folders;
}

async function inLateCompositions(desk: Desk, since: Date): Promise<string[]> {
  const late = (await desk.files.list(COMPOSITIONS)).filter(({ at }) => at >= since);
  const ids = late.map(({ path }) => path.slice(COMPOSITIONS.length).replace(/\.json$/, ''));
  const compositions = await Promise.all(ids.map((id) => findComposition(desk, id)));
  return compositions.flatMap((composition) => foldersOf(composition, false));
}

/** Folder of the version, or of the report, that a file belongs to. */
function folderOf(path: string): string {
  if (path.startsWith(SHELL_MANIFESTS)) return shellFolder(versionOfManifest(path));
  return path
    .split('/')
    .slice(0, path.startsWith(REMOTES) ? 3 : 2)
    .join('/');
}

function byFolder(files: readonly StoredFile[]): [folder: string, files: StoredFile[]][] {
  const folders = new Map<string, StoredFile[]>();
  for (const file of files) {
    const folder = folderOf(file.path);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders];
}

const isManifest = ({ path }: StoredFile): boolean =>
  path.endsWith('/manifest.json') || path.startsWith(SHELL_MANIFESTS);

/**
 * Removes the files of versions that no channel points to or can go back to, no composition of the last days names, and
 * nobody published in these days, and what is known of such versions together. Throws a DamagedDocument, and removes nothing, when a composition cannot be read.
 */
export async function collect(
  desk: Desk,
  { days, dryRun, now = new Date() }: Collecting,
): Promise<Collected> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const used = new Set([...(await inChannels(desk)), ...(await inLateCompositions(desk, since))]);
  const isOld = ([folder, files]: [string, StoredFile[]]) =>
    !used.has(folder) && files.every(({ at }) => at < since);
  const published = await Promise.all(
    [REMOTES, SHELL_FILES, SHELL_MANIFESTS].map((prefix) => desk.files.list(prefix)),
  );
  const old = byFolder(published.flat()).filter(isOld);
  const reports = byFolder(await desk.files.list(REHEARSALS)).filter(isOld);
  for (const [, files] of dryRun ? [] : [...old, ...reports]) {
    // Without its manifest there is no version: who comes in the middle finds none, not half of one.
    const inOrder = files.toSorted((one, other) => Number(isManifest(other)) - Number(isManifest(one)));
    for (const { path } of inOrder) await desk.files.remove(path);
  }
  return {
    versions: old.map(([folder]) => folder.replace(REMOTES, '').replace('/', '@')).sort(),
    files: [...old, ...reports].reduce((sum, [, files]) => sum + files.length, 0),
  };
}
