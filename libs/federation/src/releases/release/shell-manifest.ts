import * as v from 'valibot';
import { DamagedDocument, parseJson, type Release } from '../composition/index.ts';
import { sha256, type Files } from '../store/index.ts';
import { integrityOf } from './built-files.ts';

async function readPublished(
  { read }: Pick<Files, 'read'>,
  path: string,
  isAsPublished: (content: Buffer) => boolean,
): Promise<Buffer> {
  const content = await read(path);
  if (!content) throw new DamagedDocument(`${path} is not in the store.`);
  if (!isAsPublished(content)) throw new DamagedDocument(`${path} was changed after it was published.`);
  return content;
}

/** A file of a published build. Throws a DamagedDocument when it is missing or changed. */
export const fileOfShell = (
  store: Pick<Files, 'read'>,
  { build, files }: ShellManifest,
  name: string,
): Promise<Buffer> =>
  readPublished(store, `${shellFolder(build)}/${name}`, (content) => integrityOf(content) === files[name]);

/** The manifest of a build as a composition names it. Throws a DamagedDocument. */
export const manifestOfShell = (
  store: Pick<Files, 'read'>,
  { version, manifest }: Release,
): Promise<Buffer> => readPublished(store, shellManifestFile(version), (text) => sha256(text) === manifest);

/** Returns a reader for a composition's build. Throws, and the reader rejects, with a DamagedDocument. */
export async function readOfShell(
  files: Pick<Files, 'read'>,
  release: Release,
): Promise<(name: string) => Promise<Buffer>> {
  const text = await manifestOfShell(files, release);
  const manifest = readShellManifest(text.toString(), shellManifestFile(release.version));
  return (name) => fileOfShell(files, manifest, name);
}

const manifestSchema = v.object({
  /** Name of the build: a hash of all its files. */
  build: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  /** Version of the messages between its processes and their primary. */
  words: v.number(),
  /** npm packages that its server takes from `node_modules`, with their versions at build time. */
  needs: v.record(v.string(), v.string()),
  /** Integrity (`sha384-…`) of every file. */
  files: v.record(v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w@][\w./@-]*$/)), v.string()),
});

/** Metadata of a build of the shell; written beside its files, and published last. */
export type ShellManifest = v.InferOutput<typeof manifestSchema>;

/** Name of the manifest beside a build. */
export const SHELL_MANIFEST = 'manifest.json';

/** Folders of the shell's builds and of their manifests in the store. The latter lists all builds at once. */
export const SHELL_FILES = 'shell/';
export const SHELL_MANIFESTS = 'shell-builds/';

/** Folder of a build in the store. */
export const shellFolder = (version: string): string => `${SHELL_FILES}${version}`;

/** Manifest of a build in the store: without it there is no such build. */
export const shellManifestFile = (version: string): string => `${SHELL_MANIFESTS}${version}.json`;

/** The build of a manifest in the store. */
export const versionOfManifest = (path: string): string =>
  path.slice(SHELL_MANIFESTS.length).replace(/\.json$/, '');

/** Reads a manifest; throws a DamagedDocument when it is invalid. */
export function readShellManifest(text: string, document: string): ShellManifest {
  const manifest = v.safeParse(manifestSchema, parseJson(text, document));
  if (manifest.success) return manifest.output;
  throw new DamagedDocument(`${document} is damaged: ${manifest.issues[0].message}`);
}
