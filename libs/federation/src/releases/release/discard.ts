import { SHELL, type Versions } from '../composition/index.ts';
import type { StoredFile, Files } from '../store/index.ts';
import type { ReleaseStore } from './release-store.ts';
import { releaseFolder } from './publish.ts';
import { shellFolder, shellManifestFile, SHELL_MANIFESTS } from './shell-manifest.ts';
import { inLateCompositions } from './used-folders.ts';

const isManifest = ({ path }: StoredFile): boolean =>
  path.endsWith('/manifest.json') || path.startsWith(SHELL_MANIFESTS);

/**
 * Removes the files of a version, its manifest first. Without it there is no version, so readers never find
 * half of one.
 */
export async function removeFiles(
  { files }: { files: Pick<Files, 'remove'> },
  found: readonly StoredFile[],
): Promise<void> {
  const inOrder = found.toSorted((one, other) => Number(isManifest(other)) - Number(isManifest(one)));
  for (const { path } of inOrder) await files.remove(path);
}

const folderOf = (name: string, version: string): string =>
  name === SHELL ? shellFolder(version) : releaseFolder(name, version);

async function filesOf(
  { files }: Pick<ReleaseStore, 'files'>,
  name: string,
  version: string,
): Promise<StoredFile[]> {
  const own = await files.list(`${folderOf(name, version)}/`);
  return name === SHELL ? [...own, ...(await files.list(shellManifestFile(version)))] : own;
}

/**
 * Removes refused versions from the store, except those that a composition names. Rejects as the store does.
 */
export async function discard(releaseStore: ReleaseStore, versions: Versions): Promise<void> {
  for (const [name, version] of Object.entries(versions)) {
    const found = await filesOf(releaseStore, name, version);
    const since = new Date(Math.min(...found.map(({ at }) => at.getTime())));
    if (
      found.length === 0 ||
      (await inLateCompositions(releaseStore, since)).includes(folderOf(name, version))
    )
      continue;
    await removeFiles(releaseStore, found);
  }
}
