import { REHEARSALS } from '../composition/index.ts';
import type { StoredFile } from '../store/index.ts';
import type { ReleaseStore } from './release-store.ts';
import { removeFiles } from './discard.ts';
import { SHELL_FILES, SHELL_MANIFESTS, shellFolder, versionOfManifest } from './shell-manifest.ts';
import { inChannels, inLateCompositions } from './used-folders.ts';

const DAY_MS = 86_400_000;
const REMOTES = 'remotes/';

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

/**
 * Removes unused versions' files and reports. In use is whatever a channel points to or can go back to.
 * Compositions of the last `days` protect their versions, and so does publishing in these days.
 * With `dryRun` it only returns the candidates.
 * Returns the number of files, and their versions: `mf-search@1a2b`, `shell@3c4d`.
 * When a composition cannot be read it removes nothing and throws a DamagedDocument.
 */
export async function collect(
  releaseStore: ReleaseStore,
  { days, dryRun, now = new Date() }: { days: number; dryRun?: boolean; now?: Date },
) {
  const since = new Date(now.getTime() - days * DAY_MS);
  const used = new Set([
    ...(await inChannels(releaseStore)),
    ...(await inLateCompositions(releaseStore, since)),
  ]);
  const isOld = ([folder, files]: [string, StoredFile[]]) =>
    !used.has(folder) && files.every(({ at }) => at < since);
  const published = await Promise.all(
    [REMOTES, SHELL_FILES, SHELL_MANIFESTS].map((prefix) => releaseStore.files.list(prefix)),
  );
  const old = byFolder(published.flat()).filter(isOld);
  const reports = byFolder(await releaseStore.files.list(REHEARSALS)).filter(isOld);
  for (const [, files] of dryRun ? [] : [...old, ...reports]) await removeFiles(releaseStore, files);
  return {
    versions: old.map(([folder]) => folder.replace(REMOTES, '').replace('/', '@')).sort(),
    files: [...old, ...reports].reduce((sum, [, files]) => sum + files.length, 0),
  };
}
