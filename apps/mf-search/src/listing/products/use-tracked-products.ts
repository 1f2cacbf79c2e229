import { LISTING_PAGE_SIZE } from '@weefsel/contracts';
import { toTrackedItem } from '@weefsel/product';
import { useStores } from '@weefsel/stores';
import { useEffect } from 'react';
import type { ListingData } from '../listing-data';
import type { ListingAddress } from '../address/listing-state';
import type { ShownPage } from './page-memory';

const placeOf = (page: number, place: number): number => (page - 1) * LISTING_PAGE_SIZE + place;

/** Tells which products are shown, page by page; the result tells which one the shopper follows, by its address. */
export function useTrackedProducts(
  { cards, title }: ListingData,
  { path, shown }: Pick<ListingAddress, 'path' | 'shown'>,
  pages: readonly ShownPage[],
): (href: string) => void {
  const { tracking } = useStores();
  const { page } = shown;
  useEffect(() => {
    const items = cards.map((card, place) => toTrackedItem(card, placeOf(page, place)));
    tracking.track({ name: 'view_item_list', list: { id: path, name: title }, items });
  }, [tracking, cards, title, path, page]);

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
