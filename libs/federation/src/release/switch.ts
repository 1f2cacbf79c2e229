import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RegistryEntry } from './registry.ts';
import { updateRegistry } from './registry.ts';

/** How many earlier versions can be rolled back to. */
const HISTORY = 20;

/** What a command did to a remote's entry in the registry. */
export interface Switch {
  name: string;
  /** Absent: the remote was not there. */
  before?: RegistryEntry;
  now: RegistryEntry;
}

/** Makes a published version live. Running shells notice within a second. */
export async function switchTo(remotesDir: string, name: string, version: string): Promise<Switch> {
  await stat(join(remotesDir, name, version, 'manifest.json')).catch(() => {
    throw new Error(`${name}@${version} is not published in ${remotesDir}.`);
  });
  let before: RegistryEntry | undefined;
  const { remotes } = await updateRegistry(remotesDir, (registry) => {
    before = registry.remotes[name];
    if (before?.version === version) return;
    const previous = before ? [before.version, ...before.previous.filter((old) => old !== version)] : [];
    registry.remotes[name] = { version, previous: previous.slice(0, HISTORY) };
  });
  return { name, ...(before && { before }), now: remotes[name] ?? { version, previous: [] } };
}

/**
 * Goes back to the version that was live before, or to an earlier one; what was live after it is forgotten.
 * Throws when it is not among the versions before.
 */
export async function rollback(remotesDir: string, name: string, to?: string): Promise<Switch> {
  let before: RegistryEntry | undefined;
  let now: RegistryEntry | undefined;
  await updateRegistry(remotesDir, ({ remotes }) => {
    before = remotes[name];
    const earlier = before?.previous ?? [];
    const [version, ...previous] = to ? earlier.slice(earlier.indexOf(to)) : earlier;
    if (!version || (to && version !== to))
      throw new Error(`${name} has no earlier version${to ? ` ${to}` : ''} to go back to.`);
    now = { version, previous };
    remotes[name] = now;
  });
  return { name, ...(before && { before }), now: now ?? { version: '', previous: [] } };
}

/**
 * Takes a switch back that no shell took: the entry is as it was before. When another release came in between, that
 * one stays, and only its way back leads past the version that was not taken. Returns the entry as it is then.
 */
export async function withdraw(
  remotesDir: string,
  { name, before, now }: Switch,
): Promise<RegistryEntry | undefined> {
  const { remotes } = await updateRegistry(remotesDir, (registry) => {
    const current = registry.remotes[name];
    if (current && !isDeepStrictEqual(current, now)) {
      const wasKnown = before?.version === now.version || before?.previous.includes(now.version);
      if (current.version !== now.version && !wasKnown)
        current.previous = current.previous.filter((old) => old !== now.version);
    } else if (before) registry.remotes[name] = before;
    else delete registry.remotes[name];
  });
  return remotes[name];
}
