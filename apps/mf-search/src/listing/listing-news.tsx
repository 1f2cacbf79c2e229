import { locale } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { LiveRegion } from '@weefsel/ui';
import { useState } from 'react';
import type { ListingData } from './listing-data';
import { listingKey } from './address/listing-url';
import type { ListingAddress } from './address/listing-address';

interface ListingNewsProps {
  data: Pick<ListingData, 'total'>;
  address: ListingAddress;
}

/** Reads out how many products there are once a choice has been answered; the page as it came needs no words. */
export const ListingNews = observer(function ListingNews({ data: { total }, address }: ListingNewsProps) {
  const { snippets } = useStores();
  const key = listingKey(address.path, address.shown);
  const [last, setLast] = useState(key);
  const [changed, setChanged] = useState(false);
  if (last !== key) {
    setLast(key);
    setChanged(true);
  }
  const found = (): string => {
    if (total === 0) return snippets.text('headless.search.noResults');
    if (total === 1) return snippets.text('headless.listing.countOne');
    return snippets.text('headless.listing.count', { count: total.toLocaleString(locale.code) });
  };
  return <LiveRegion message={changed && !address.busy ? found() : ''} />;
});
