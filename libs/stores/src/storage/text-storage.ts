/** Texts of the browser by key. Without storage they last until the tab is closed. */
export interface KeptTexts {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  /**
   * Calls back with a key's text that another tab changed; null when it is gone. Includes changes while this page was
   * in the back/forward cache. Returns a function that stops it.
   */
  watch: (key: string, changed: (text: string | null) => void) => () => void;
}

/** Texts in the browser's own storage, which is accessed only on demand. */
export function browserTexts(): KeptTexts {
  const unwritten = new Map<string, string>();
  const get = (key: string): string | null => {
    try {
      return unwritten.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    get,
    set: (key, text) => {
      try {
        localStorage.setItem(key, text);
        unwritten.delete(key);
      } catch {
        unwritten.set(key, text);
      }
    },
    watch: (key, changed) => {
      const onStorage = ({ key: touched, newValue }: StorageEvent) => {
        // Without a key the whole storage was cleared.
        if (touched !== key && touched !== null) return;
        unwritten.delete(key);
        changed(newValue);
      };
      let left: string | null = null;
      const onLeave = () => {
        left = get(key);
      };
      // A page in the back/forward cache receives no storage events.
      const onReturn = ({ persisted }: PageTransitionEvent) => {
        if (persisted && get(key) !== left) changed(get(key));
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pagehide', onLeave);
      window.addEventListener('pageshow', onReturn);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pagehide', onLeave);
        window.removeEventListener('pageshow', onReturn);
      };
    },
  };
}
