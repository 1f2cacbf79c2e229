import { useState } from 'react';
import {
  forgetAllSearches,
  forgetSearch,
  readRecentSearches,
  rememberSearch,
} from './recent-searches-storage';

/** Recent searches of this browser. Reread whenever the popup opens, as another tab may have searched. */
export function useRecentSearches(open: boolean) {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTexts(readRecentSearches());
  }
  const changed = () => setTexts(readRecentSearches());
  return {
    texts,
    // No update: the popup is closing and the list must not move.
    remember: rememberSearch,
    forget: (text: string) => {
      forgetSearch(text);
      changed();
    },
    forgetAll: () => {
      forgetAllSearches();
      changed();
    },
  };
}
