import { useHydrated } from '@weefsel/ui';
import { useEffect } from 'react';
import type { ListingCard } from '../listing-data';
import type { ShownPage } from './page-memory';
import { tabMemory } from './tab-memory';

/** All pages of the listing to show: the given one and those seen right before and after it. */
export function useShownPages(
  key: string,
  page: number,
  cards: readonly ListingCard[],
): { pages: ShownPage[]; arrivedAt: number } {
  const { pages } = tabMemory;
  // The server's HTML holds one page; what else is known comes right after it was taken over.
  if (useHydrated()) tabMemory.recall(key, { page, cards });
  useEffect(() => pages.keep(key, { page, cards }), [pages, key, page, cards]);
  return { pages: pages.around(key, { page, cards }), arrivedAt: pages.arrivedAt(key, page) };
}
