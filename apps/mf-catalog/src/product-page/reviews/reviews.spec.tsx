import { screen, within } from '@testing-library/react';
import { reviewsOnWire } from '../../testing/review-wire';
import { showInShop } from '../../testing/shop';
import { toReviews } from './load/to-reviews';
import { Fragment } from './reviews';
import type { ReviewsData } from './reviews-data';

const SIZES = ['36', '38', '40'];
const all = toReviews(reviewsOnWire(), SIZES, {});

function show(search = '', change: Partial<ReviewsData> = {}) {
  const href = `/nl/blouse${search}`;
  showInShop(<Fragment product="blouse" href={href} sizes={SIZES} data={{ ...all, ...change }} />);
}
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the reviews below a product', () => {
  test('say the score, how it falls and how reviews are checked', () => {
    show();
    expect(screen.getByText('3,9 van 5 sterren uit 7 beoordelingen')).toBeVisible();
    expect(screen.getByText(/Valt volgens veel kopers klein uit/)).toBeVisible();
    const fit = within(screen.getByRole('list', { name: 'Hoe valt het?' }));
    expect(fit.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Valt klein67%',
      'Normaal33%',
      'Valt groot0%',
    ]);
    expect(screen.getByText(/Dat controleren we in onze bestellingen/)).toBeVisible();
    expect(linkTo('Schrijf een beoordeling')).toBe('/review?product=blouse');
  });

  test('have a row of the histogram for each number of stars, that leads there and back', () => {
    show('?maat=38');
    expect(linkTo('5 sterren 3 beoordelingen')).toBe('/nl/blouse?maat=38&sterren=5#beoordelingen-lijst');
    expect(screen.queryByRole('link', { name: /^3 sterren/ })).not.toBeInTheDocument();
  });

  test('lead from a chosen number of stars back to all', () => {
    show('?sterren=5');
    const row = screen.getByRole('link', { name: '5 sterren 3 beoordelingen. Toon alle beoordelingen' });
    expect(row).toHaveAttribute('aria-current', 'true');
    expect(row).toHaveAttribute('href', '/nl/blouse#beoordelingen-lijst');
  });

  test('are filtered by size and sorted by links that keep the rest', () => {
    show('?gekochte-maat=38&sterren=5');
    expect(screen.getByRole('link', { name: '38 (3)' })).toHaveAttribute('aria-current', 'true');
    expect(linkTo('Alle maten')).toBe('/nl/blouse?sterren=5#beoordelingen-lijst');
    expect(linkTo('Laagste score')).toBe(
      '/nl/blouse?volgorde=laagste&sterren=5&gekochte-maat=38#beoordelingen-lijst',
    );
  });

  test('show who wrote what about which size, that it was bought, and what the shop answered', () => {
    show();
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('5 van 5 sterren');
    expect(first).toHaveTextContent('Marieke V.03-05-2026Geverifieerde aankoopMaat 38 · Normaal');
    expect(second).not.toHaveTextContent('Geverifieerde aankoop');
    // Review texts are never markup.
    expect(second).toHaveTextContent('Reactie van WeefselWat jammer. <b>Bel ons</b>.');
  });

  test('come page by page', () => {
    show('?beoordelingen=2');
    expect(screen.getByText('Pagina 2 van 2')).toBeVisible();
    expect(linkTo('Vorige beoordelingen')).toBe('/nl/blouse#beoordelingen-lijst');
    expect(screen.queryByRole('link', { name: 'Volgende beoordelingen' })).not.toBeInTheDocument();
  });

  test('say when there are not that many pages, or none with these filters', () => {
    show('?beoordelingen=9&sterren=5', { reviews: [] });
    expect(screen.getByText(/Zoveel pagina’s met beoordelingen zijn er niet/)).toBeVisible();
    expect(linkTo('Naar de eerste pagina')).toBe('/nl/blouse?sterren=5#beoordelingen-lijst');
  });

  test('say when none meets the filters', () => {
    show('?gekochte-maat=99', { reviews: [], found: 0, pages: 0 });
    expect(screen.getByText(/Zo’n beoordeling is er nog niet/)).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('ask for the first one where there is none', () => {
    showInShop(
      <Fragment
        product="blouse"
        href="/nl/blouse"
        sizes={[]}
        data={toReviews({ elements: [], total: 0 }, [], {})}
      />,
    );
    expect(screen.getByText('Er zijn nog geen beoordelingen van dit artikel.')).toBeVisible();
    expect(linkTo('Schrijf de eerste beoordeling')).toBe('/review?product=blouse');
    expect(screen.queryByText('Sorteer op')).not.toBeInTheDocument();
  });
});
