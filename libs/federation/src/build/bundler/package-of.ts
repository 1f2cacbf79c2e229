import { dirname, sep } from 'node:path';
import { workspaceAliases } from '../workspace/paths.ts';
import { SHARED } from './shared.ts';

/** The last package of a path: a package may contain another one. */
const PACKAGE = /^.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)/;

/** The runtime of the React compiler: a few lines around the shared React, bundled with compiled code. */
const COMPILER_RUNTIME = /node_modules[\\/]react[\\/](cjs[\\/]react-)?compiler-runtime\./;

/** Folders of the workspace that are lent as a whole, with their package names. */
const LENT_FOLDERS = Object.entries(workspaceAliases())
  .map(([alias, file]) => ({ name: alias.replace(/\$$/, ''), folder: dirname(file) + sep }))
  .filter(({ name }) => Object.hasOwn(SHARED, name));

/** Package of a file: an npm package, or one of ours that the shell lends. */
export function packageOf(file: string): string | undefined {
  if (COMPILER_RUNTIME.test(file)) return 'react/compiler-runtime';
  const found = PACKAGE.exec(file)?.[1]?.replace('\\', '/');
  return (
    (found === '@weefsel/federation' ? '@weefsel/federation/runtime' : found) ??
    LENT_FOLDERS.find(({ folder }) => file.startsWith(folder))?.name
  );
}
