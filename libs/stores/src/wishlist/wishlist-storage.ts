import { STORAGE_KEYS } from '@weefsel/contracts';
import { browserTexts } from '../storage/text-storage';

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

/** Browser only, when it is asked. */
export function browserWishlistStorage(): WishlistStorage {
  const { get, set, watch } = browserTexts();
  return {
    read: () => idsIn(get(STORAGE_KEYS.wishlist)),
    write: (ids) => set(STORAGE_KEYS.wishlist, JSON.stringify(ids)),
    isUnmerged: () => get(STORAGE_KEYS.wishlistUnmerged) === 'true',
    setUnmerged: (unmerged) => set(STORAGE_KEYS.wishlistUnmerged, String(unmerged)),
    watch: (changed) =>
      watch(STORAGE_KEYS.wishlist, (text) => {
        const ids = text === null ? [] : idsIn(text);
        if (ids) changed(ids);
      }),
  };
}
