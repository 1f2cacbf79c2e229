import { relative, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { modulesOf, npmPackagesIn } from '../../libs/federation/src/bundler/index.ts';

/** Folder of the package that a file is of, such as `node_modules/a/node_modules/b`: the innermost. Tools keep files beside packages, in folders with a dot. */
const FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/.][^/]*(?=\/)/;

/** The same for a file of the workspace in `root`; undefined for a file of no package. */
export function folderOfFile(root: string, file: string): string | undefined {
  const path = relative(root, file).replaceAll(sep, '/');
  return path.startsWith('..') ? undefined : FOLDER.exec(path)?.[0];
}

/** Folders of the npm packages whose code or files are in a build, sorted: of all its bundles together. */
export function bundledFolders(root: string, compilations: readonly Compilation[]): string[] {
  const files = compilations
    .flatMap((compilation) => [...modulesOf(compilation)])
    .map((module) => module.nameForCondition());
  const folders = files.flatMap((file) => (file ? (folderOfFile(root, file) ?? []) : []));
  return [...new Set(folders)].sort();
}

/** Names of the packages that a server's bundles ask for when they run. */
export function askedFor(compilations: readonly Compilation[]): string[] {
  const servers = compilations.filter(({ name }) => name?.endsWith(':server'));
  return [...new Set(servers.flatMap((server) => Object.keys(npmPackagesIn(server))))].sort();
}
