import { relative, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { modulesOf, npmPackagesIn } from '../../libs/federation/src/build/bundler/index.ts';

/**
 * Innermost package folder of a file, such as `node_modules/a/node_modules/b`. Folders with a dot are excluded: tools
 * keep files there.
 */
const FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/.][^/]*(?=\/)/;

/** Package folder of a file in the workspace `root`; undefined for a file of no package. */
export function folderOfFile(root: string, file: string): string | undefined {
  const path = relative(root, file).replaceAll(sep, '/');
  return path.startsWith('..') ? undefined : FOLDER.exec(path)?.[0];
}

/** Sorted folders of the npm packages with code or files in a build's bundles. */
export function bundledFolders(root: string, compilations: readonly Compilation[]): string[] {
  const files = compilations
    .flatMap((compilation) => [...modulesOf(compilation)])
    .map((module) => module.nameForCondition());
  const folders = files.flatMap((file) => (file ? (folderOfFile(root, file) ?? []) : []));
  return [...new Set(folders)].sort();
}

/** Names of the packages that a server's bundles load at run time. */
export function askedFor(compilations: readonly Compilation[]): string[] {
  const servers = compilations.filter(({ name }) => name?.endsWith(':server'));
  return [...new Set(servers.flatMap((server) => Object.keys(npmPackagesIn(server))))].sort();
}
