import { cardsOf, listingOf } from '../../testing/listing-data';
import { tracked } from '../../testing/tracked';
import type { ListingCard } from '../listing-data';
import { parseListing } from '../address/listing-url';
import { useTrackedProducts } from './use-tracked-products';

const found = { itemId: 'nl-1', requestId: 'f00' };
const pages = [1, 2].map((page) => ({
  page,
  cards: cardsOf(60, page).map((card): ListingCard =>
    card.id === '49' ? { ...card, found, price: { kind: 'sale', amount: 40, lowestAmount: 50 } } : card,
  ),
}));
const list = { id: '/nl/dames/', name: 'Jurken' };

function listing() {
  let follow = (_href: string): void => undefined;
  const useProducts = (page: number) => {
    const cards = pages[page - 1]?.cards ?? [];
    const data = { ...listingOf(60, page), cards: [...cards] };
    const shown = parseListing(`?tn_p=${page}`);
    follow = useTrackedProducts(data, { path: '/nl/dames/', shown }, pages);
  };
  return { ...tracked<number>(useProducts, 1), follow: (href: string) => follow(href) };
}

test('shown products are tracked page by page, with their positions in the whole list [ANA-01]', () => {
  const { told, again } = listing();
  again(2);
  expect(told).toMatchObject([
    {
      name: 'view_item_list',
      list,
      items: { length: 48, 0: { id: '1', brand: 'Fjord', price: 40, index: 0 } },
    },
    { name: 'view_item_list', list, items: { length: 12, 0: { id: '49', discount: 10, index: 48 } } },
  ]);
});

test('a followed product is tracked with its ids of the search service [ANA-02]', () => {
  const { told, follow } = listing();
  follow('/nl/fjord/jurk-49');
  follow('/nl/fjord/jurk-3');
  follow('/nl/nergens');
  expect(told.slice(1)).toEqual([
    { name: 'select_item', list, item: expect.objectContaining({ id: '49', index: 48 }), found },
    { name: 'select_item', list, item: expect.objectContaining({ id: '3', index: 2 }) },
  ]);
});
