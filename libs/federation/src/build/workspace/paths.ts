import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Root folder of the workspace; in the packed command line, the root of its package. */
export const WORKSPACE = resolve(import.meta.dirname, '../../../../..');

/** True in the packed command line. The one app is then the repository that it is called in. */
export const IS_PACKED = !existsSync(resolve(WORKSPACE, 'apps'));

/** The nearest folder with a `package.json`, from a folder upwards; else that folder. */
export function repositoryOf(folder: string): string {
  let at = folder;
  while (!existsSync(resolve(at, 'package.json')) && dirname(at) !== at) at = dirname(at);
  return existsSync(resolve(at, 'package.json')) ? at : folder;
}

/** Base of source paths: the workspace, or the repository of one remote. */
export const ROOT = IS_PACKED ? repositoryOf(process.cwd()) : WORKSPACE;

/** Folder of an app's sources, from the root. */
export const sourcesOf = (app: string): string => (IS_PACKED ? 'src' : `apps/${app}/src`);

/** File in which a remote declares budgets and globals, for sentences. */
export const declarationsOf = (app: string, isPacked = IS_PACKED): string =>
  isPacked ? 'the "weefsel" of package.json' : `apps/${app}/webpack.config.ts`;

/** The remotes of this workspace: the folders under `apps/` that have an entry. */
export const workspaceRemotes = (): string[] =>
  readdirSync(resolve(WORKSPACE, 'apps'))
    .filter((app) => existsSync(resolve(WORKSPACE, 'apps', app, 'src/remote.tsx')))
    .sort();

/**
 * Placeholder for a remote's version in its own files until it is published.
 * It is as long as a version, so that source maps stay right.
 */
export const VERSION_PLACEHOLDER = '__version___';

/** Compiler-only type files, beside a build and a release; never sent to browsers. */
export const TYPES_FILE = 'types.json.gz';

/** Bill of materials (CycloneDX) of a build, beside it and in its release; never sent to browsers. */
export const SBOM_FILE = 'sbom.cdx.json';

const textsOf = (lib: string): string =>
  resolve(ROOT, IS_PACKED ? `node_modules/@weefsel/${lib}/src/texts.nl.js` : `libs/${lib}/src/texts.nl.ts`);

/** File in which a remote declares its tracked events. */
export const eventsFileOf = (app: string): string => resolve(ROOT, sourcesOf(app), 'events.ts');

/** Text files of an app, its built-in library, and the library lent to remotes. */
export const textFilesOf = (app: string): { own: string; libs: string[]; lent: string[] } => ({
  own: resolve(ROOT, sourcesOf(app), 'texts.nl.ts'),
  libs: [textsOf('ui')],
  lent: [textsOf('stores')],
});

/** `@weefsel/*` aliases for webpack, from `tsconfig.base.json`, their only definition. Packages need none. */
export function workspaceAliases(): Record<string, string> {
  if (IS_PACKED) return {};
  const { compilerOptions } = JSON.parse(readFileSync(resolve(WORKSPACE, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { paths: Record<string, [string]> };
  };
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [target]]) => [`${name}$`, resolve(WORKSPACE, target)]),
  );
}
