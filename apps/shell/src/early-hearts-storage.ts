import { STORAGE_KEYS } from '@weefsel/contracts';

const ID = /^[0-9a-f]{32}$/;

/** Products whose hearts were pressed on the previous page before its code was loaded. Clears the list. */
export function takeHearts(): string[] {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEYS.earlyHearts) ?? '';
    sessionStorage.removeItem(STORAGE_KEYS.earlyHearts);
    return [...new Set(kept.split(' '))].filter((id) => ID.test(id));
  } catch {
    return [];
  }
}
