import { screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@weefsel/contracts';
import { showInShop } from '../testing/shop';
import { Page } from './shared-wishlist-page';

const id = '1'.repeat(32);
const blouse = {
  id,
  href: '/nl/blouse-1',
  brand: 'Fjordal',
  name: 'Linnen blouse',
  price: { kind: 'regular', amount: 79.95 },
} as const;
const href = `/wishlist/shared?products=${id}`;

const show = (cards: readonly (typeof blouse)[], failed = false) =>
  showInShop(<Page data={{ cards: [...cards], choices: { [id]: [{ id: 'v' }] }, failed }} href={href} />);

beforeEach(() => localStorage.clear());

describe('the page of a shared wishlist', () => {
  test('lets a shopper buy and save its products, without a way to remove them', async () => {
    const { resume, shopper } = show([blouse]);
    await resume();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Gedeelde verlanglijst$/);
    expect(screen.getByRole('button', { name: /^In winkelmand\s+Linnen blouse$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Haal/ })).not.toBeInTheDocument();
    await shopper.click(screen.getByRole('button', { name: 'Bewaar Linnen blouse op je verlanglijst' }));
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.wishlist) ?? '')).toEqual([id]);
  });

  test('reports when none of its products is for sale any more, and links to the shop', () => {
    show([]);
    expect(screen.getByText('Wat op deze lijst stond, verkopen we niet meer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar de artikelen' })).toBeVisible();
  });

  test('reports an address without products', () => {
    showInShop(<Page data={{ cards: [], choices: {}, failed: false, isNone: true }} href={href} />);
    expect(screen.getByText('In deze link staat geen artikel. Vraag om een nieuwe.')).toBeVisible();
  });

  test('shows an error when the list cannot be read, with a link to retry', () => {
    show([], true);
    expect(screen.getByRole('alert')).toHaveTextContent('Deze verlanglijst kunnen we even niet laten zien.');
    expect(screen.getByRole('link', { name: 'Probeer het opnieuw' })).toHaveAttribute('href', href);
  });
});
