import { mkdir, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '../composition/index.ts';
import { DamagedDocument } from '../composition/index.ts';
import type { Files } from '../store/index.ts';
import { clearDrafts, draftIn } from '../store/index.ts';
import { integrityOf, sha256 } from './built-files.ts';
import type { ShellManifest } from './shell-manifest.ts';
import { readShellManifest, SHELL_MANIFEST, shellFolder, shellManifestFile } from './shell-manifest.ts';

/** A build cannot run on this machine as it is; says why. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

export interface Bringing {
  files: Pick<Files, 'read'>;
  /** Folder of this machine for builds, each in one of its own. */
  dir: string;
  /** What the server's code finds npm packages in. */
  nodeModules: string;
  /** Which words the primary exchanges with its processes. */
  words: number;
}

/** Builds that stay on this machine beside the one that is brought. */
const KEPT = 2;

/** Files that are fetched beside each other. */
const AT_ONCE = 16;

/** Nobody runs them here. */
const NOT_NEEDED = /^browser\/.*\.map$/;

async function installed(nodeModules: string, name: string): Promise<string | undefined> {
  const text = await readFile(join(nodeModules, name, 'package.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as { version?: string }).version;
}

/** Throws a CannotRun when this machine has other packages than the build needs, or its primary speaks otherwise. */
async function requireFit({ words, needs }: ShellManifest, here: Bringing): Promise<void> {
  const reasons: string[] = [];
  if (words !== here.words)
    reasons.push(`It and its primary speak differently (${words}, the primary ${here.words}).`);
  for (const [name, wanted] of Object.entries(needs)) {
    const found = await installed(here.nodeModules, name);
    if (found !== wanted) reasons.push(`It needs ${name} ${wanted}, here is ${found ?? 'none'}.`);
  }
  if (reasons.length > 0)
    throw new CannotRun(`${reasons.join(' ')} Deploy the server itself anew: its packages and its own code.`);
}

const isWhole = async (folder: string, manifest: ShellManifest): Promise<boolean> => {
  const files = Object.entries(manifest.files).filter(([name]) => !NOT_NEEDED.test(name));
  const found = await Promise.all(
    files.map(async ([name, integrity]) => {
      const content = await readFile(join(folder, name)).catch(() => undefined);
      return content !== undefined && integrityOf(content) === integrity;
    }),
  );
  return found.every(Boolean);
};

async function fetchInto(folder: string, manifest: ShellManifest, { files }: Bringing): Promise<void> {
  const names = Object.keys(manifest.files).filter((name) => !NOT_NEEDED.test(name));
  const fetchOne = async (name: string): Promise<void> => {
    const path = `${shellFolder(manifest.build)}/${name}`;
    const content = await files.read(path);
    if (!content || integrityOf(content) !== manifest.files[name])
      throw new DamagedDocument(`${path} ${content ? 'was changed after it was published' : 'is missing'}.`);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const fetched = await Promise.allSettled(names.slice(at, at + AT_ONCE).map(fetchOne));
    // Nobody writes into the folder any more.
    const failed = fetched.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }
}

/** Removes what was brought long ago; what runs here was brought last. */
async function keepNewest(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => !name.startsWith('.'));
  const folders = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(dir, name))).mtimeMs })),
  );
  const old = folders.sort((one, other) => other.at - one.at).slice(1 + KEPT);
  for (const { name } of old) await rm(join(dir, name), { recursive: true, force: true });
}

/**
 * Brings a build of the shell to this machine, if it is not here as it was published, and returns its folder. Throws a
 * CannotRun when it would not run here, a DamagedDocument for what is not as the composition says.
 */
export async function bringShell({ version, manifest }: Release, here: Bringing): Promise<string> {
  const file = shellManifestFile(version);
  const folder = join(here.dir, version);
  const kept = await readFile(join(folder, SHELL_MANIFEST)).catch(() => undefined);
  const isKept = kept !== undefined && sha256(kept) === manifest;
  const text = isKept ? kept : await here.files.read(file);
  if (!text) throw new DamagedDocument(`${file} is not in the store.`);
  if (sha256(text) !== manifest) throw new DamagedDocument(`${file} was changed after it was published.`);
  const said = readShellManifest(text.toString(), file);
  await requireFit(said, here);
  if (!isKept || !(await isWhole(folder, said))) {
    await mkdir(here.dir, { recursive: true });
    await clearDrafts(here.dir);
    const draft = draftIn(here.dir);
    await mkdir(draft);
    try {
      await fetchInto(draft, said, here);
      await writeFile(join(draft, SHELL_MANIFEST), text);
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  const packages = join(folder, 'node_modules');
  await rm(packages, { force: true });
  await symlink(here.nodeModules, packages, 'junction');
  const now = new Date();
  await utimes(folder, now, now);
  await keepNewest(here.dir);
  return folder;
}
