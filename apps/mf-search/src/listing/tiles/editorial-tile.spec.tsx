import { screen, waitFor, within } from '@testing-library/react';
import type { ListingTile } from '../listing-data';
import { listingOf } from '../../testing/listing-data';
import { showListing } from '../../testing/show-listing';

const TILES: ListingTile[] = ['Linnen', 'Zijde', 'Wol'].map((title) => ({
  href: `/nl/inspiratie/${title.toLowerCase()}/`,
  title,
  src: 'https://media.example/tile.jpg',
  srcSet: '',
}));

let listings = 0;

/** Each at a separate address: a tab remembers the pages of a listing. */
const show = (total: number, tiles = TILES) =>
  showListing(`/nl/lijst-${(listings += 1)}/`, (query) =>
    listingOf(total, Number(query.get('tn_p') ?? 1), { tiles }),
  );
const places = () =>
  screen.getAllByRole('list', { name: 'Artikelen' }).flatMap((list) =>
    within(list)
      .getAllByRole('listitem')
      .flatMap((item, at) => (item.querySelector('article') || item.parentElement !== list ? [] : [at])),
  );

describe('stories between the products', () => {
  test('stand after every twelve products, link to their pages, and are no products', async () => {
    await show(130);
    expect(screen.getByRole('link', { name: 'Zijde' })).toHaveAttribute('href', '/nl/inspiratie/zijde/');
    expect(places()).toEqual([12, 25, 38]);
    expect(document.querySelectorAll('article')).toHaveLength(48);
  });

  test('do not end a listing', async () => {
    await show(12);
    expect(places()).toEqual([]);
  });

  test('stay with the first page while more come, and are not repeated', async () => {
    const { shopper } = await show(60);
    await shopper.click(screen.getByRole('link', { name: 'Toon meer artikelen' }));
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(60), { timeout: 4000 });
    expect(screen.getAllByRole('link', { name: 'Linnen' })).toHaveLength(1);
  });

  test('leave no gap when there are none', async () => {
    await show(130, []);
    expect(places()).toEqual([]);
    expect(document.querySelectorAll('article')).toHaveLength(48);
  });
});
