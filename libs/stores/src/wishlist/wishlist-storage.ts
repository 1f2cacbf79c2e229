import { COOKIES, isProductId, keptWishlist, STORAGE_KEYS } from '@weefsel/contracts';
import { browserTexts } from '../storage/text-storage';

/** This browser's wishlist: a guest's own list, or a copy of the customer's. */
export interface WishlistStorage {
  /** Product ids, newest first; `undefined` when there is no readable list. */
  read: () => readonly string[] | undefined;
  write: (ids: readonly string[]) => void;
  /** True when the list has a guest's changes that no customer's list contains yet. */
  isUnmerged: () => boolean;
  setUnmerged: (unmerged: boolean) => void;
  /** Adds products that were saved without script to this browser's list, as a guest's changes. */
  takeOver: () => void;
  /** Calls back with the ids after another tab's change. Returns a function that stops it. */
  watch: (changed: (ids: readonly string[]) => void) => () => void;
}

/** The ids in a stored text; `undefined` when it is not a list. */
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

/** Cookies that scripts can read; none outside a page. */
const cookies = (): string => (typeof document === 'undefined' ? '' : document.cookie);

/** Storage in the browser. Creating it accesses nothing; its methods are for the browser only. */
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
      // Without working storage the list only lasts for this tab: the cookie stays.
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
