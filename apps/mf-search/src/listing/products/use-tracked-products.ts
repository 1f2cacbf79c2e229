import { LISTING_PAGE_SIZE } from '@weefsel/contracts';
import { toTrackedItem } from '@weefsel/product';
import { useStores } from '@weefsel/stores';
import { useEffect } from 'react';
import type { ListingData } from '../listing-data';
import type { ListingAddress } from '../address/listing-state';
import type { ShownPage } from './page-memory';

const placeOf = (page: number, place: number): number => (page - 1) * LISTING_PAGE_SIZE + place;

/**
 * Tracks the shown products page by page in display order, once `waits` is false. The result tracks an opened product
 * by its address.
 */
export function useTrackedProducts(
  { title, cards: asSent }: Pick<ListingData, 'title' | 'cards'>,
  { path, shown }: Pick<ListingAddress, 'path' | 'shown'>,
  pages: readonly ShownPage[],
  waits = false,
): (href: string) => void {
  const { tracking } = useStores();
  const { page } = shown;
  const cards = pages.find((one) => one.page === page)?.cards ?? asSent;
  useEffect(() => {
    if (waits) return;
    const items = cards.map((card, place) => toTrackedItem(card, placeOf(page, place)));
    tracking.track({ name: 'view_item_list', list: { id: path, name: title }, items });
  }, [tracking, cards, title, path, page, waits]);

  return (href) => {
    for (const { page: number, cards: onPage } of pages) {
      const place = onPage.findIndex((card) => card.href === href);
      const card = onPage[place];
      if (!card) continue;
      const item = toTrackedItem(card, placeOf(number, place));
      const list = { id: path, name: title };
      return tracking.track({ name: 'select_item', list, item, ...(card.found && { found: card.found }) });
    }
  };
}
