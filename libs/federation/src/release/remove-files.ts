import type { Files, StoredFile } from '../store/index.ts';
import { SHELL_MANIFESTS } from './shell-manifest.ts';

const isManifest = ({ path }: StoredFile): boolean =>
  path.endsWith('/manifest.json') || path.startsWith(SHELL_MANIFESTS);

/** Removes the files of a version, its manifest first: without it there is no version, so who comes in the middle finds none, not half of one. */
export async function removeFiles(
  { files }: { files: Pick<Files, 'remove'> },
  found: readonly StoredFile[],
): Promise<void> {
  const inOrder = found.toSorted((one, other) => Number(isManifest(other)) - Number(isManifest(one)));
  for (const { path } of inOrder) await files.remove(path);
}
