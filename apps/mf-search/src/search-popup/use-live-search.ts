import type { SearchPopupProps } from '@weefsel/contracts';
import { useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { createLiveSearch } from './create-live-search';
import type { LiveSearch } from './live-search';

/** The live search of a popup: follows what is typed while the popup is open. */
export function useLiveSearch({ open, text }: Pick<SearchPopupProps, 'open' | 'text'>): LiveSearch {
  const stores = useStores();
  const [live] = useState(() => createLiveSearch(stores));
  useEffect(() => {
    if (open) live.type(text);
    else live.stop();
  }, [live, open, text]);
  useEffect(() => live.stop, [live]);
  return live;
}
