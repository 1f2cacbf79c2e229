import { isProductId, STORAGE_KEYS } from '@weefsel/contracts';

/** Most products that are kept. */
export const MOST_VIEWED = 12;

/** Those in this tab who want to know when it changes; other tabs are heard of by the browser. */
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** What is stored, as it is; nothing where that is forbidden. */
export function storedViews(): string {
  try {
    return localStorage.getItem(STORAGE_KEYS.lastViewed) ?? '';
  } catch {
    return '';
  }
}

/** The ids in a stored text, the newest first; anything that cannot be read is nothing. */
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

/** Puts a product first; the oldest goes when there are too many. */
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

/** Forgets all of it. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(STORAGE_KEYS.lastViewed);
  } catch (error) {
    console.warn('[last viewed] It cannot be forgotten.', error);
  }
  tell();
}

/** Calls back when it has changed, here or in another tab, or while this page was kept by the browser. Returns how to stop that. */
export function watchViewed(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage was cleared.
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
