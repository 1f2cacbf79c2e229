import type { Release } from '../composition/index.ts';
import { DamagedDocument } from '../composition/index.ts';
import type { Files } from '../store/index.ts';
import { integrityOf, sha256 } from './built-files.ts';
import type { ShellManifest } from './shell-manifest.ts';
import { readShellManifest, shellFolder, shellManifestFile } from './shell-manifest.ts';

/** A file of a published build. Throws a DamagedDocument when it is not there as it was published. */
export async function fileOfShell(
  { read }: Pick<Files, 'read'>,
  { build, files }: ShellManifest,
  name: string,
): Promise<Buffer> {
  const path = `${shellFolder(build)}/${name}`;
  const content = await read(path);
  if (!content) throw new DamagedDocument(`${path} is not in the store.`);
  if (integrityOf(content) !== files[name])
    throw new DamagedDocument(`${path} was changed after it was published.`);
  return content;
}

/** The manifest of a build as a composition means it. Throws a DamagedDocument. */
export async function manifestOfShell(
  { read }: Pick<Files, 'read'>,
  { version, manifest }: Release,
): Promise<Buffer> {
  const file = shellManifestFile(version);
  const text = await read(file);
  if (!text) throw new DamagedDocument(`${file} is not in the store.`);
  if (sha256(text) !== manifest) throw new DamagedDocument(`${file} was changed after it was published.`);
  return text;
}

/** Reads files of a build that a composition names. Throws, and they reject, with a DamagedDocument. */
export async function readOfShell(
  files: Pick<Files, 'read'>,
  release: Release,
): Promise<(name: string) => Promise<Buffer>> {
  const text = await manifestOfShell(files, release);
  const manifest = readShellManifest(text.toString(), shellManifestFile(release.version));
  return (name) => fileOfShell(files, manifest, name);
}
