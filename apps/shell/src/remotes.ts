import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@weefsel/contracts';
import type { LoadEntry, RemoteEntry } from '@weefsel/federation/runtime';

/**
 * Opens the entry of a remote by module federation.
 * The baseline build replaces this module by direct imports.
 */
export const loadEntry: LoadEntry = async (name, ref, attempt) => {
  const container = containerName(name);
  const script = `${ref.base}${ref.remoteEntry}${attempt ? `?retry=${attempt}` : ''}`;
  registerRemotes([{ name: container, entry: script, type: 'global' }], { force: attempt > 0 });
  const entry = await loadRemote<{ default?: RemoteEntry }>(`${container}/remote`);
  if (!entry?.default?.pages) throw new Error(`${name}@${ref.version} has no entry.`);
  return entry.default;
};
