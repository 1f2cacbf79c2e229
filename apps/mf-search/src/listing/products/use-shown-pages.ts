import { useEffect } from 'react';
import type { ListingCard } from '../listing-data';
import { PageMemory, type ShownPage } from './page-memory';

// One for the tab, so that the pages are there again when the shopper comes back. Nothing is kept on the server,
// where effects do not run.
const memory = new PageMemory();

/** All pages of the listing to show: the given one and those seen right before and after it. */
export function useShownPages(
  key: string,
  page: number,
  cards: readonly ListingCard[],
): { pages: ShownPage[]; arrivedAt: number } {
  useEffect(() => memory.keep(key, { page, cards }), [key, page, cards]);
  return { pages: memory.around(key, { page, cards }), arrivedAt: memory.arrivedAt(key, page) };
}
