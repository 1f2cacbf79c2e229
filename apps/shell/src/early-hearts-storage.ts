import { STORAGE_KEYS } from '@weefsel/contracts';

const ID = /^[0-9a-f]{32}$/;

/** The products whose hearts were pressed on a page that was left before there was code; the next call has none. */
export function takeHearts(): string[] {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEYS.earlyHearts) ?? '';
    sessionStorage.removeItem(STORAGE_KEYS.earlyHearts);
    return [...new Set(kept.split(' '))].filter((id) => ID.test(id));
  } catch {
    return [];
  }
}
