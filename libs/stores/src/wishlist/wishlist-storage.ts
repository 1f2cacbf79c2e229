import { COOKIES, isProductId, keptWishlist, STORAGE_KEYS } from '@weefsel/contracts';
import { browserTexts } from '../storage/text-storage';

/** The wishlist as this browser keeps it: a guest's own list, or a copy of the customer's. */
export interface WishlistStorage {
  /** Product ids, the newest first; `undefined` when there is nothing that can be read. */
  read: () => readonly string[] | undefined;
  write: (ids: readonly string[]) => void;
  /** Whether there are changes of a guest in it that no customer's list has yet. */
  isUnmerged: () => boolean;
  setUnmerged: (unmerged: boolean) => void;
  /** Puts what was saved without script on the list of this browser, as changes of a guest. */
  takeOver: () => void;
  /** Calls back with the ids when another tab has changed them; returns how to stop that. */
  watch: (changed: (ids: readonly string[]) => void) => () => void;
}

/** The ids in a stored text; `undefined` when it is not a list at all. */
function idsIn(text: string | null): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(stored)) return undefined;
    return [...new Set(stored.filter((id): id is string => typeof id === 'string' && isProductId(id)))];
  } catch {
    return undefined;
  }
}

const COOKIE = new RegExp(`(?:^|;\\s*)${COOKIES.wishlist}=([^;]*)`);

/** Those that scripts can read; programs without a page have none. */
const cookies = (): string => (typeof document === 'undefined' ? '' : document.cookie);

/** Browser only, when it is asked. */
export function browserWishlistStorage(): WishlistStorage {
  const { get, set, watch } = browserTexts();
  const read = () => idsIn(get(STORAGE_KEYS.wishlist));
  return {
    read,
    write: (ids) => set(STORAGE_KEYS.wishlist, JSON.stringify(ids)),
    takeOver: () => {
      const kept = keptWishlist(COOKIE.exec(cookies())?.[1]);
      if (kept.length === 0) return;
      const list = JSON.stringify([...new Set([...kept, ...(read() ?? [])])]);
      set(STORAGE_KEYS.wishlist, list);
      set(STORAGE_KEYS.wishlistUnmerged, 'true');
      // A storage that is full keeps it for this tab only.
      if (browserTexts().get(STORAGE_KEYS.wishlist) === list)
        document.cookie = `${COOKIES.wishlist}=; Max-Age=0; Path=/`;
    },
    isUnmerged: () => get(STORAGE_KEYS.wishlistUnmerged) === 'true',
    setUnmerged: (unmerged) => set(STORAGE_KEYS.wishlistUnmerged, String(unmerged)),
    watch: (changed) =>
      watch(STORAGE_KEYS.wishlist, (text) => {
        const ids = text === null ? [] : idsIn(text);
        if (ids) changed(ids);
      }),
  };
}
