/** Texts that the browser keeps by key. A storage that is full or forbidden costs nothing until the tab is closed. */
export interface KeptTexts {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  /** Calls back with what another tab made of a key, null when it is gone; returns how to stop that. */
  watch: (key: string, changed: (text: string | null) => void) => () => void;
}

/** Texts in the browser's own storage; touched only when it is asked. */
export function browserTexts(): KeptTexts {
  const unwritten = new Map<string, string>();
  return {
    get: (key) => {
      try {
        return unwritten.get(key) ?? localStorage.getItem(key);
      } catch {
        return null;
      }
    },
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
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
