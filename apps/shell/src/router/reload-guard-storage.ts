import { STORAGE_KEYS } from '@weefsel/contracts';

/** For this long a reloaded path is not reloaded again, in ms. */
export const RELOAD_GUARD_MS = 10_000;

function recent(now: number): Record<string, number> {
  const known: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.reloads) ?? '{}');
  if (typeof known !== 'object' || known === null) return {};
  return Object.fromEntries(
    Object.entries(known).filter(([, at]) => typeof at === 'number' && now - at < RELOAD_GUARD_MS),
  );
}

/**
 * True when a path whose code was lost may be reloaded, and remembers it. When storage is full or forbidden the answer is
 * no: a page that reloads for ever is worse than a message.
 */
export function mayReload(path: string, now: number = Date.now()): boolean {
  try {
    let known: Record<string, number> = {};
    try {
      known = recent(now);
    } catch {
      // Damaged: begun anew.
    }
    if (known[path] !== undefined) return false;
    sessionStorage.setItem(STORAGE_KEYS.reloads, JSON.stringify({ ...known, [path]: now }));
    return true;
  } catch {
    return false;
  }
}
