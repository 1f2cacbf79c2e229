import { STORAGE_KEYS } from '@weefsel/contracts';

/** The wishlist as this browser keeps it: a guest's own list, or a copy of the customer's. */
export interface WishlistStorage {
  /** Product ids, the newest first; `undefined` when there is nothing that can be read. */
  read: () => readonly string[] | undefined;
  write: (ids: readonly string[]) => void;
  /** Whether there are changes of a guest in it that no customer's list has yet. */
  isUnmerged: () => boolean;
  setUnmerged: (unmerged: boolean) => void;
  /** Calls back with the ids when another tab has changed them; returns how to stop that. */
  watch: (changed: (ids: readonly string[]) => void) => () => void;
}

const ID = /^[0-9a-f]{32}$/;

/** The ids in a stored text; `undefined` when it is not a list at all. */
function idsIn(text: string | null): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(stored)) return undefined;
    return [...new Set(stored.filter((id): id is string => typeof id === 'string' && ID.test(id)))];
  } catch {
    return undefined;
  }
}

/** Browser only, when it is asked. A storage that is full or forbidden costs nothing until the tab is closed. */
export function browserWishlistStorage(): WishlistStorage {
  const unwritten = new Map<string, string>();

  const get = (key: string): string | null => {
    try {
      return unwritten.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const set = (key: string, text: string) => {
    try {
      localStorage.setItem(key, text);
      unwritten.delete(key);
    } catch {
      unwritten.set(key, text);
    }
  };

  return {
    read: () => idsIn(get(STORAGE_KEYS.wishlist)),
    write: (ids) => set(STORAGE_KEYS.wishlist, JSON.stringify(ids)),
    isUnmerged: () => get(STORAGE_KEYS.wishlistUnmerged) === 'true',
    setUnmerged: (unmerged) => set(STORAGE_KEYS.wishlistUnmerged, String(unmerged)),
    watch: (changed) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        // Without a key the whole storage was cleared.
        if (key !== STORAGE_KEYS.wishlist && key !== null) return;
        unwritten.delete(STORAGE_KEYS.wishlist);
        const ids = newValue === null ? [] : idsIn(newValue);
        if (ids) changed(ids);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
