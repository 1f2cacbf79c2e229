import { paths } from '@weefsel/contracts';
import { useStores } from '@weefsel/stores';
import { useEffect } from 'react';
import type { ListingData } from './listing-data';
import type { ListingAddress } from './address/listing-state';

/** Tracks a search once per text; narrowing it down is not another search. */
export function useTrackedSearch(
  { tooShort }: ListingData,
  { path, shown }: Pick<ListingAddress, 'path' | 'shown'>,
): void {
  const { tracking } = useStores();
  const text = path === paths.search.pattern && !tooShort ? shown.text : '';
  useEffect(() => {
    if (text) tracking.track({ name: 'search', text });
  }, [tracking, text]);
}
