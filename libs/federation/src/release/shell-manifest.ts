import * as v from 'valibot';
import { DamagedDocument, parseJson } from '../composition/index.ts';

const manifestSchema = v.object({
  /** Name of the build: a hash of all its files. */
  build: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  /** Which words its serving processes exchange with their primary. */
  words: v.number(),
  /** npm packages that its server takes from `node_modules`, each with the version that it was built with. */
  needs: v.record(v.string(), v.string()),
  /** Integrity (`sha384-…`) of every file. */
  files: v.record(v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w@][\w./@-]*$/)), v.string()),
});

/** What a build of the shell says about itself; written beside its files, and published last. */
export type ShellManifest = v.InferOutput<typeof manifestSchema>;

/** Its name beside a build. */
export const SHELL_MANIFEST = 'manifest.json';

/** Where the builds of the shell are in the store: their manifests beside each other, so that all are found at once. */
export const SHELL_FILES = 'shell/';
export const SHELL_MANIFESTS = 'shell-builds/';

/** Folder of a build in the store. */
export const shellFolder = (version: string): string => `${SHELL_FILES}${version}`;

/** Manifest of a build in the store: without it there is no such build. */
export const shellManifestFile = (version: string): string => `${SHELL_MANIFESTS}${version}.json`;

/** The build that a manifest in the store is of. */
export const versionOfManifest = (path: string): string =>
  path.slice(SHELL_MANIFESTS.length).replace(/\.json$/, '');

/** Reads a manifest; throws a DamagedDocument for what is none. */
export function readShellManifest(text: string, document: string): ShellManifest {
  const manifest = v.safeParse(manifestSchema, parseJson(text, document));
  if (manifest.success) return manifest.output;
  throw new DamagedDocument(`${document} is damaged: ${manifest.issues[0].message}`);
}
