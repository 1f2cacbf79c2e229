import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Root folder of the workspace. */
export const WORKSPACE = resolve(import.meta.dirname, '../../../..');

/** Where the build of an app ends up. */
export const distOf = (app: string): string => resolve(WORKSPACE, 'dist/apps', app);

/** The remotes of this workspace: the folders under `apps/` that have a door. */
export const workspaceRemotes = (): string[] =>
  readdirSync(resolve(WORKSPACE, 'apps'))
    .filter((app) => existsSync(resolve(WORKSPACE, 'apps', app, 'src/remote.tsx')))
    .sort();

/** Stands for a remote's version in its own files until publishing knows it; as long as a version, so maps stay right. */
export const VERSION_PLACEHOLDER = '__version___';

/** What lies beside a build and beside a release for the compiler alone, and is never sent to browsers. */
export const TYPES_FILE = 'types.json.gz';

/** The texts of an app, of the library that is built into it, and of the one that is lent to remotes. */
export const textFilesOf = (app: string): { own: string; libs: string[]; lent: string[] } => ({
  own: resolve(WORKSPACE, 'apps', app, 'src/texts.nl.ts'),
  libs: [resolve(WORKSPACE, 'libs/ui/src/texts.nl.ts')],
  lent: [resolve(WORKSPACE, 'libs/stores/src/texts.nl.ts')],
});

/** `@weefsel/*` aliases for webpack, read from the one place that defines them. */
export function workspaceAliases(): Record<string, string> {
  const { compilerOptions } = JSON.parse(readFileSync(resolve(WORKSPACE, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { paths: Record<string, [string]> };
  };
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [target]]) => [`${name}$`, resolve(WORKSPACE, target)]),
  );
}

/** The router's package names its development build only; its production build is smaller and says nothing. */
export function productionRouter(): Record<string, string> {
  const dir = resolve(WORKSPACE, 'node_modules/react-router/dist/production');
  return {
    'react-router/dom$': resolve(dir, 'dom-export.mjs'),
    'react-router$': resolve(dir, 'index.mjs'),
  };
}
