import type { Types } from '@cyclonedx/cyclonedx-library/Contrib/FromNodePackageJson';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Compilation } from 'webpack';
import { VERSIONS } from '../../libs/contracts/src/versions.ts';
import {
  distOf,
  ROOT,
  SBOM_FILE,
  VERSION_PLACEHOLDER,
} from '../../libs/federation/src/build/workspace/index.ts';
import { askedFor, bundledFolders } from './bundled-folders.ts';
import { closureOf, type LockedPackages } from './locked-packages.ts';
import { makeSbom } from './make-sbom.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'));

/** Packages of npm's lockfile. Empty in a repository with another kind of lockfile; its bills have no hashes. */
export const lockedPackages = (): LockedPackages =>
  existsSync(resolve(ROOT, 'package-lock.json'))
    ? (readJson('package-lock.json') as { packages: LockedPackages }).packages
    : {};

/** The `package.json` of a package in the workspace. */
const installedPackage = (folder: string): Types.NodePackageJson =>
  readJson(`${folder}/package.json`) as Types.NodePackageJson;

/** True when a package is installed here. */
export const isInstalled = (folder: string): boolean => existsSync(resolve(ROOT, folder, 'package.json'));

/**
 * Writes the bill of materials of a build beside its files. Shared packages of a remote are in the shell's bill only. A
 * remote's version is filled in on publishing.
 */
export async function writeSbom(app: string, compilations: readonly Compilation[]): Promise<void> {
  const isShell = app === 'shell';
  const packages = lockedPackages();
  const text = makeSbom({
    name: app,
    version: isShell ? `${VERSIONS['@weefsel/contracts']}.0` : VERSION_PLACEHOLDER,
    license: (readJson('package.json') as { license?: string }).license ?? 'UNLICENSED',
    bundled: bundledFolders(ROOT, compilations),
    beside: isShell ? closureOf(packages, askedFor(compilations), isInstalled) : [],
    packages,
    packageJson: installedPackage,
  });
  await writeFile(resolve(distOf(app), SBOM_FILE), text);
}
