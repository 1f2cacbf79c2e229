import type { RedirectRules } from '../../../contracts/src/redirect-rules.ts';
import { followRules, isRedirectTarget } from '../../../contracts/src/redirect-rules.ts';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which version of a remote is live, and which ones were before it, newest first. */
export interface RegistryEntry {
  version: string;
  previous: string[];
}

/** The document that says what is live: `registry.json` in the folder of published remotes. */
export interface Registry {
  remotes: Record<string, RegistryEntry>;
  /** Moves that shells follow on the server and in the browser, before anything else is asked. */
  redirects?: RedirectRules;
}

/** How many earlier versions can be rolled back to. */
const HISTORY = 20;

/** A lock older than this was left behind by a release that broke off, in ms. */
const STALE_LOCK_MS = 10_000;

export const registryFile = (remotesDir: string): string => join(remotesDir, 'registry.json');

/** Reads the registry; an absent one is empty. Throws a SyntaxError for a damaged one. */
export async function readRegistry(remotesDir: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(registryFile(remotesDir), 'utf8')) as Registry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { remotes: {} };
    throw error;
  }
}

/** Writes a file so that a reader sees either the old or the new one, never half of it. */
export async function writeWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.${Date.now()}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function lock(remotesDir: string): Promise<() => Promise<void>> {
  const file = join(remotesDir, 'registry.lock');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await (await open(file, 'wx')).close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = await stat(file).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > STALE_LOCK_MS) await rm(file, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`Another release holds ${file}. Wait for it, or delete the file if none is running.`);
}

async function update(remotesDir: string, change: (registry: Registry) => void): Promise<Registry> {
  await mkdir(remotesDir, { recursive: true });
  const unlock = await lock(remotesDir);
  try {
    const registry = await readRegistry(remotesDir);
    change(registry);
    await writeWhole(registryFile(remotesDir), JSON.stringify(registry, null, 2));
    return registry;
  } finally {
    await unlock();
  }
}

/** Makes a published version live. Running shells notice within a second. */
export async function switchTo(remotesDir: string, name: string, version: string): Promise<void> {
  await stat(join(remotesDir, name, version, 'manifest.json')).catch(() => {
    throw new Error(`${name}@${version} is not published in ${remotesDir}.`);
  });
  await update(remotesDir, ({ remotes }) => {
    const current = remotes[name];
    if (current?.version === version) return;
    const previous = current ? [current.version, ...current.previous.filter((old) => old !== version)] : [];
    remotes[name] = { version, previous: previous.slice(0, HISTORY) };
  });
}

/** Goes back to the version that was live before; returns it. Throws when there is none. */
export async function rollback(remotesDir: string, name: string): Promise<string> {
  const registry = await update(remotesDir, ({ remotes }) => {
    const current = remotes[name];
    const [version, ...previous] = current?.previous ?? [];
    if (!version) throw new Error(`${name} has no earlier version to go back to.`);
    remotes[name] = { version, previous };
  });
  return registry.remotes[name]?.version ?? '';
}

/**
 * Replaces the moves of addresses that come with a release. Running shells notice within a second.
 * Throws when a rule leads to what is no address, or rules lead in a circle.
 */
export async function setRedirects(remotesDir: string, redirects: RedirectRules): Promise<void> {
  for (const [from, { to }] of Object.entries(redirects)) {
    const start = { pathname: from.replace(/\*\*$/, ''), search: '' };
    if (!from.startsWith('/') || !isRedirectTarget(to)) throw new Error(`"${from}" to "${to}" is no move.`);
    if (!followRules(redirects, start)) throw new Error(`"${from}" leads in a circle.`);
  }
  await update(remotesDir, (registry) => {
    registry.redirects = redirects;
  });
}
