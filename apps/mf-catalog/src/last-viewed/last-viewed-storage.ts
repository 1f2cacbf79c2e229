import { isProductId, STORAGE_KEYS } from '@weefsel/contracts';

/** Maximum number of stored products. */
export const MOST_VIEWED = 12;

/** Listeners in this tab. Other tabs are notified by the browser's `storage` event. */
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** The stored text, unparsed. Empty where storage is forbidden. */
export function storedViews(): string {
  try {
    return localStorage.getItem(STORAGE_KEYS.lastViewed) ?? '';
  } catch {
    return '';
  }
}

/** Parses the stored ids, newest first. Returns an empty list for unreadable text. */
export function viewedIn(text: string): string[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    const ids = stored.filter((id): id is string => typeof id === 'string' && isProductId(id));
    return [...new Set(ids)].slice(0, MOST_VIEWED);
  } catch {
    return [];
  }
}

/** Stores a product as the newest. Beyond `MOST_VIEWED` the oldest is dropped. */
export function rememberViewed(id: string): void {
  if (!isProductId(id)) return;
  const others = viewedIn(storedViews()).filter((other) => other !== id);
  try {
    localStorage.setItem(STORAGE_KEYS.lastViewed, JSON.stringify([id, ...others].slice(0, MOST_VIEWED)));
  } catch (error) {
    console.warn('[last viewed] It cannot be kept.', error);
  }
  tell();
}

/** Removes all stored ids. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(STORAGE_KEYS.lastViewed);
  } catch (error) {
    console.warn('[last viewed] It cannot be forgotten.', error);
  }
  tell();
}

/**
 * Calls `changed` after a change in any tab, and when the page is shown again. Returns an unsubscribe function.
 */
export function watchViewed(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === STORAGE_KEYS.lastViewed || key === null) changed();
  };
  listeners.add(changed);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', changed);
  };
}
