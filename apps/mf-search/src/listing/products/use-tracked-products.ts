import { LISTING_PAGE_SIZE, type TrackedItem } from '@weefsel/contracts';
import { useStores } from '@weefsel/stores';
import { useEffect } from 'react';
import type { ListingCard, ListingData } from '../listing-data';
import type { ListingAddress } from '../address/listing-address';
import type { ShownPage } from './page-memory';

const toTrackedItem = (card: ListingCard, page: number, place: number): TrackedItem => ({
  id: card.id,
  name: card.name,
  ...(card.brand && { brand: card.brand }),
  ...(card.amount !== undefined && { price: card.amount }),
  ...(card.amount !== undefined && card.was !== undefined && { discount: card.was - card.amount }),
  index: (page - 1) * LISTING_PAGE_SIZE + place,
});

/** Tells which products are shown, page by page; the result tells which one the shopper follows, by its address. */
export function useTrackedProducts(
  { cards, title }: ListingData,
  { path, shown }: Pick<ListingAddress, 'path' | 'shown'>,
  pages: readonly ShownPage[],
): (href: string) => void {
  const { tracking } = useStores();
  const { page } = shown;
  useEffect(() => {
    const items = cards.map((card, place) => toTrackedItem(card, page, place));
    tracking.track({ name: 'view_item_list', list: { id: path, name: title }, items });
  }, [tracking, cards, title, path, page]);

  return (href) => {
    for (const { page: number, cards: onPage } of pages) {
      const place = onPage.findIndex((card) => card.href === href);
      const card = onPage[place];
      if (!card) continue;
      const item = toTrackedItem(card, number, place);
      const list = { id: path, name: title };
      return tracking.track({ name: 'select_item', list, item, ...(card.found && { found: card.found }) });
    }
  };
}
