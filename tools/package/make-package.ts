import { chmod, cp, mkdtemp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  distOf,
  ROOT,
  SBOM_FILE,
  workspaceRemotes,
} from '../../libs/federation/src/build/workspace/index.ts';
import { needsOfShell } from '../pack/needs-of-shell.ts';
import { isInstalled, lockedPackages } from '../sbom/write-sbom.ts';
import { closureOf } from '../sbom/locked-packages.ts';
import { SHELL_BUILD } from '../shop.ts';
import { commitTime } from './commit-time.ts';
import { copyModules } from './modules.ts';
import { readme } from './readme.ts';
import { makeSeed } from './seed-folder.ts';

/** Result of packaging. */
interface Packaged {
  /** Composition that it starts with. */
  composition: string;
  /** Number of npm packages in it. */
  packages: number;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Excludes source maps of browser files: never executed, and included in the seed. */
const isOfServer = (file: string): boolean => !/[\\/]browser[\\/].*\.map$/.test(file);

async function fill(out: string, scratch: string): Promise<Packaged> {
  const needs = await needsOfShell();
  const folders = closureOf(lockedPackages(), Object.keys(needs), isInstalled);
  await cp(resolve(ROOT, SHELL_BUILD), join(out, 'shell'), { recursive: true, filter: isOfServer });
  await copyModules(ROOT, folders, out);
  const composition = await makeSeed(out, scratch, commitTime());
  await mkdir(join(out, 'sbom'));
  for (const app of ['shell', ...workspaceRemotes()])
    await cp(resolve(distOf(app), SBOM_FILE), join(out, 'sbom', `${app}.cdx.json`));
  await cp(resolve(import.meta.dirname, 'start.mjs'), join(out, 'start.mjs'));
  for (const file of ['LICENSE', '.env.example']) await cp(resolve(ROOT, file), join(out, file));
  const { version } = JSON.parse(await readFile(resolve(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const about = {
    name: '@weefsel/shop',
    version,
    private: true,
    license: 'MIT',
    engines: { node: '>=24' },
    scripts: { start: 'node start.mjs' },
    dependencies: needs,
  };
  await writeFile(join(out, 'package.json'), json(about));
  await writeFile(join(out, 'README.md'), readme(composition));
  return { composition, packages: folders.length };
}

/**
 * Makes the folder that runs with Node alone, from the builds. Replaces a previous one once the new one is complete.
 * Copies npm packages unbundled: a shell release compares its needs with them. `npm ci --omit=dev` would add those of
 * builds and demo backend, and needs a registry.
 */
export async function makePackage(out: string): Promise<Packaged> {
  await mkdir(dirname(out), { recursive: true });
  const draft = await mkdtemp(join(dirname(out), '.package-'));
  const scratch = await mkdtemp(join(tmpdir(), 'weefsel-seed-'));
  try {
    const packaged = await fill(draft, scratch);
    // Drafts are private; a server often runs as another user.
    await chmod(draft, 0o755);
    await rm(out, { recursive: true, force: true });
    await rename(draft, out);
    return packaged;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(scratch, { recursive: true, force: true });
  }
}
