import type { RefObject } from 'react';
import { listingKey } from '../address/listing-url';
import { useForVisitor } from '../for-visitor/use-for-visitor';
import type { ListingViewProps } from '../listing-data';
import { useShownPages } from './tab-memory';

/** The pages of products to show, in this shopper's order. For use inside an observer. */
export function useListingPages(list: RefObject<HTMLElement | null>, { data, address }: ListingViewProps) {
  const key = listingKey(address.path, address.shown);
  const { pages, arrivedAt } = useShownPages(key, address.shown.page, data.cards);
  return { key, arrivedAt, ...useForVisitor({ list, key, address, pages }) };
}
