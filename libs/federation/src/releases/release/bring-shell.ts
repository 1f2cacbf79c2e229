import {
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Release } from '../composition/index.ts';
import { clearDrafts, draftIn, hasCode, sha256, type Files } from '../store/index.ts';
import { integrityOf } from './built-files.ts';
import {
  fileOfShell,
  manifestOfShell,
  readShellManifest,
  SHELL_MANIFEST,
  shellManifestFile,
  type ShellManifest,
} from './shell-manifest.ts';

/** A build cannot run on this machine as it is. The message has the reasons and the fix for the server. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
  readonly reasons: string;

  constructor(reasons: string) {
    super(`${reasons} Deploy the server itself anew: its packages and its own code.`);
    this.reasons = reasons;
  }
}

export interface Bringing {
  files: Pick<Files, 'read'>;
  /** Folder of this machine for builds, each in a separate subfolder. */
  dir: string;
  /** Its `node_modules`; absent where `dir` lies below folders that have them. */
  nodeModules?: string;
  /**
   * Version of the messages between primary and processes; absent for a build that runs without a primary.
   */
  words?: number;
}

/** Time without use after which a build may be removed, in ms. */
const LEFT_BEHIND_MS = 7 * 86_400_000;

/** Number of files fetched concurrently. */
const AT_ONCE = 16;

/** Browser source maps are never used here. */
const NOT_NEEDED = /^browser\/.*\.map$/;

/** Folders in which Node looks for the packages of a folder's code, nearest first. */
function packageFolders(dir: string): string[] {
  const here = join(dir, 'node_modules');
  return dirname(dir) === dir ? [here] : [here, ...packageFolders(dirname(dir))];
}

async function installed({ nodeModules, dir }: Bringing, name: string): Promise<string | undefined> {
  for (const folder of nodeModules ? [nodeModules] : packageFolders(resolve(dir))) {
    const text = await readFile(join(folder, name, 'package.json'), 'utf8').catch(() => undefined);
    if (text !== undefined) return (JSON.parse(text) as { version?: string }).version;
  }
  return undefined;
}

/** Throws a CannotRun when this machine's packages or its primary's messages differ from the build's. */
async function requireFit({ words, needs }: ShellManifest, here: Bringing): Promise<void> {
  const reasons: string[] = [];
  if (here.words !== undefined && words !== here.words)
    reasons.push(`It and its primary speak differently (${words}, the primary ${here.words}).`);
  for (const [name, wanted] of Object.entries(needs)) {
    const found = await installed(here, name);
    if (found !== wanted) reasons.push(`It needs ${name} ${wanted}, here is ${found ?? 'none'}.`);
  }
  if (reasons.length > 0) throw new CannotRun(reasons.join(' '));
}

/** True when a folder holds a build's manifest and all needed files, as published. */
const isWhole = async (folder: string, manifest: ShellManifest, text: Buffer): Promise<boolean> => {
  const said = await readFile(join(folder, SHELL_MANIFEST)).catch(() => undefined);
  if (!said?.equals(text)) return false;
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
    const content = await fileOfShell(files, manifest, name);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const fetched = await Promise.allSettled(names.slice(at, at + AT_ONCE).map(fetchOne));
    // All writes into the folder have ended by now.
    const failed = fetched.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }
}

async function removeOld(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const asked = await stat(join(dir, name)).catch(() => undefined);
    if (asked && Date.now() - asked.mtimeMs > LEFT_BEHIND_MS)
      await rm(join(dir, name), { recursive: true, force: true });
  }
}

/** Creates a folder with all files of a build, atomically. */
async function makeFolder(
  folder: string,
  manifest: ShellManifest,
  text: Buffer,
  here: Bringing,
): Promise<void> {
  await mkdir(here.dir, { recursive: true });
  await clearDrafts(here.dir);
  const draft = draftIn(here.dir);
  await mkdir(draft);
  try {
    await fetchInto(draft, manifest, here);
    await writeFile(join(draft, SHELL_MANIFEST), text);
    // Another server with this data folder may have created it first and run it already.
    await rename(draft, folder).catch(async (error: unknown) => {
      if (await isWhole(folder, manifest, text)) return;
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Links this machine's packages for the code of a build. Atomic, as other processes may be resolving one. */
async function linkPackages(folder: string, nodeModules: string): Promise<void> {
  const link = join(folder, 'node_modules');
  if ((await readlink(link).catch(() => undefined)) === nodeModules) return;
  const draft = draftIn(folder);
  await symlink(nodeModules, draft, 'junction');
  await rename(draft, link);
}

/**
 * Fetches a build of the shell, unless it is here as published, and returns its folder.
 * Throws a CannotRun when it would not run here.
 * Throws a DamagedDocument when it differs from the composition.
 */
export async function bringShell(release: Release, here: Bringing): Promise<string> {
  const { version, manifest } = release;
  const folder = join(here.dir, version);
  const kept = await readFile(join(folder, SHELL_MANIFEST)).catch(() => undefined);
  const isKept = kept !== undefined && sha256(kept) === manifest;
  const text = isKept ? kept : await manifestOfShell(here.files, release);
  const said = readShellManifest(text.toString(), shellManifestFile(version));
  await requireFit(said, here);
  if (!(await isWhole(folder, said, text))) await makeFolder(folder, said, text, here);
  if (here.nodeModules) await linkPackages(folder, here.nodeModules);
  const now = new Date();
  await utimes(folder, now, now);
  await removeOld(here.dir);
  return folder;
}
