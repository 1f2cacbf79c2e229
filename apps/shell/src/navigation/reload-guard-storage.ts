import { STORAGE_KEYS } from '@weefsel/contracts';

/** Time in which a reloaded path is not reloaded again, in ms. */
export const RELOAD_GUARD_MS = 10_000;

function recent(now: number): Record<string, number> {
  const known: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.reloads) ?? '{}');
  if (typeof known !== 'object' || known === null) return {};
  return Object.fromEntries(
    Object.entries(known).filter(([, at]) => typeof at === 'number' && now - at < RELOAD_GUARD_MS),
  );
}

/**
 * True when a path whose code was lost may be reloaded; records the reload.
 * False when storage is full or forbidden: an endless reload is worse than a message.
 */
export function mayReload(path: string, now: number = Date.now()): boolean {
  try {
    let known: Record<string, number> = {};
    try {
      known = recent(now);
    } catch {
      // Damaged: starts anew.
    }
    if (known[path] !== undefined) return false;
    sessionStorage.setItem(STORAGE_KEYS.reloads, JSON.stringify({ ...known, [path]: now }));
    return true;
  } catch {
    return false;
  }
}
