import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@weefsel/contracts';
import type { LoadDoor, Doors } from '@weefsel/federation/runtime';

/** Opens the door of a remote by module federation. (The monolith build swaps this module for direct imports.) */
export const loadDoor: LoadDoor = async (name, ref, attempt) => {
  const container = containerName(name);
  const entry = `${ref.base}${ref.entry}${attempt ? `?retry=${attempt}` : ''}`;
  registerRemotes([{ name: container, entry, type: 'global' }], { force: attempt > 0 });
  const door = await loadRemote<{ default?: Doors }>(`${container}/remote`);
  if (!door?.default?.pages) throw new Error(`${name}@${ref.version} has no door.`);
  return door.default;
};
