import { screen, within } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { runInAction } from '@weefsel/stores';
import { showInShop, storesInTest } from '../../testing/shop';
import type { ListingCard as Card } from '../listing-data';
import { ListingCard } from './listing-card';

const blouse: Card = {
  id: 'blouse',
  href: '/nl/fjord/blouse-1',
  brand: 'Fjord',
  name: 'Linnen blouse',
  price: { kind: 'regular', amount: 50 },
  image: 'https://media.example/rood.jpg',
  hoverImage: 'https://media.example/rood-achter.jpg',
  sizes: ['S', 'M', 'L'],
};

const inColours: Card = {
  ...blouse,
  colours: [
    { name: 'Rood', swatch: '#a03030', href: '/nl/fjord/blouse-1', image: 'https://media.example/rood.jpg' },
    {
      name: 'Blauw',
      swatch: '#1d2b3c',
      href: '/nl/fjord/blouse-1?kleur=blauw',
      image: 'https://media.example/blauw.jpg',
      soldOut: ['M', 'L'],
    },
  ],
};

const labels = {
  sale: 'SALE',
  free: 'Gratis',
  was: 'van',
  now: 'voor',
  from: 'vanaf',
  lowest: (price: string) => price,
};

function show(card: Card, hovers = true, stores = storesInTest()) {
  const left: string[] = [];
  const shown = showInShop(
    <ListingCard
      card={card}
      labels={labels}
      showSalePercentage
      priority="lazy"
      hovers={hovers}
      onFollow={(href) => left.push(href)}
    />,
    stores,
  );
  return { ...shown, left };
}

const pictures = () => [...document.querySelectorAll('img')].map((img) => new URL(img.src).pathname.slice(1));
const link = () => screen.getByRole('link', { name: 'Linnen blouse' });
const colours = () => within(screen.getByRole('list', { name: 'Kleuren van Linnen blouse' }));

describe('a card of the listing', () => {
  test('has colour buttons; one changes picture, address and sizes, but not the tracked address [LST-21]', async () => {
    const { shopper, left } = show(inColours);
    expect(pictures()).toEqual(['rood.jpg', 'rood-achter.jpg']);
    expect(screen.getByText(/In 3 maten/)).toHaveTextContent('In 3 maten (S, M, L)');
    await shopper.click(colours().getByRole('button', { name: 'Blauw', pressed: false }));
    expect(colours().getByRole('button', { name: 'Blauw' })).toHaveAttribute('aria-pressed', 'true');
    expect(pictures()).toEqual(['blauw.jpg']);
    expect(link()).toHaveAttribute('href', '/nl/fjord/blouse-1?kleur=blauw');
    expect(screen.getByText(/Nog in 1 maat/)).toHaveTextContent('Nog in 1 maat (S; uitverkocht: M, L)');
    link().addEventListener('click', (event) => event.preventDefault());
    await shopper.click(link());
    expect(left).toEqual(['/nl/fjord/blouse-1']);
  });

  test('counts the colours beyond five', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ name: `Kleur ${index}`, href: `/${index}` }));
    show({ ...blouse, colours: many });
    expect(colours().getAllByRole('button')).toHaveLength(5);
    expect(colours().getByText('+2')).toHaveTextContent('+2 kleuren meer');
  });

  test('strikes sold-out sizes through, and counts the remaining ones', () => {
    show({ ...blouse, soldOut: ['S'] });
    expect(screen.getByText('S', { selector: 's' })).toBeInTheDocument();
    expect(screen.getByText(/Nog in 2 maten/)).toBeInTheDocument();
  });

  test('shows "Uitverkocht" when nothing is left, and no count for a single size', () => {
    const { unmount } = show({ ...blouse, soldOut: ['S', 'M', 'L'] });
    expect(screen.getByText('Uitverkocht')).toBeInTheDocument();
    unmount();
    show({ ...blouse, sizes: ['One size'] });
    expect(screen.queryByText(/maat/)).not.toBeInTheDocument();
  });

  test('has no second picture and no row of sizes without hovering', () => {
    show(blouse, false);
    expect(pictures()).toEqual(['rood.jpg']);
    expect(screen.queryByText('S', { exact: true })).not.toBeInTheDocument();
  });

  test('shows the shop’s own labels in their colours [PDP-05]', () => {
    show({ ...blouse, labels: [{ name: 'Bewuste keuze', background: '#2c6b4f', color: '#ffffff' }] });
    expect(screen.getByText('Bewuste keuze')).toHaveStyle({ backgroundColor: '#2c6b4f', color: '#ffffff' });
  });

  test('marks its price as provisional or unavailable when only the search service responded [LST-34]', () => {
    const { sizes: _sizes, ...found } = blouse;
    const { unmount } = show({ ...found, notLive: true });
    expect(screen.getByRole('article')).toHaveTextContent(/€\s50,00Prijs onder voorbehoud$/);
    unmount();
    const { price: _, ...unpriced } = blouse;
    show({ ...unpriced, notLive: true });
    expect(screen.getByRole('article')).not.toHaveTextContent('€');
    expect(screen.getByText('Prijs nu niet beschikbaar')).toBeInTheDocument();
  });

  test('has a heart that responds at once, and is reset with an error after a failed call [WSH-10]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = Promise.withResolvers<void>();
    const transport: Transport = async ({ url }) => {
      if (url.includes('/add/')) await answer.promise;
      const text = url.endsWith('/customer/wishlist') ? '{"products":{"elements":[],"total":0}}' : '{}';
      return { status: url.includes('/add/') ? 500 : 200, statusText: '', headers: {}, text };
    };
    const stores = storesInTest({ transport });
    runInAction(() => (stores.session.customer = { id: 'emma', email: 'e', active: true, guest: false }));
    const { shopper } = show(blouse, true, stores);
    const heart = screen.getByRole('button', { name: 'Bewaar Linnen blouse op je verlanglijst' });
    await shopper.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    answer.resolve();
    expect(await screen.findByRole('alert')).toHaveTextContent('Dat is niet gelukt. Probeer het opnieuw.');
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    logged.mockRestore();
  });
});
