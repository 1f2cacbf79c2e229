import { screen, within } from '@testing-library/react';
import { showInShop } from '../header/show-in-shop.fixture';
import { Footer } from './footer';

const onScreen = (wide: boolean) => {
  const query = { matches: wide, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => query });
};

describe('the footer', () => {
  test('has the columns of the footer menu, with links to categories and to other sites [FTR-02]', () => {
    onScreen(true);
    showInShop(<Footer />);
    const column = screen.getByRole('navigation', { name: 'Klantenservice' });
    expect(within(column).getByRole('heading', { name: 'Klantenservice' })).toBeVisible();
    const category = within(column).getByRole('link', { name: 'Jurken kiezen' });
    expect(category).toHaveAttribute('href', '/nl/dames/kleding/jurken/');
    const external = within(column).getByRole('link', { name: 'Keurmerk' });
    expect(external).toHaveAttribute('href', 'https://keurmerk.example/');
    expect(external).toHaveAttribute('target', '_blank');
    expect(within(column).queryByText('Verdwenen')).toBeNull();
  });

  test('on a small screen a column opens under its heading [FTR-02]', async () => {
    onScreen(false);
    const { user } = showInShop(<Footer />);
    expect(screen.getByText('Keurmerk')).not.toBeVisible();
    await user.click(screen.getByText('Klantenservice'));
    expect(screen.getByText('Keurmerk')).toBeVisible();
  });

  test('leads to the departments and to the legal pages', () => {
    onScreen(true);
    showInShop(<Footer />);
    expect(screen.getByRole('link', { name: 'Dames' })).toHaveAttribute('href', '/nl/dames/');
    const legal = within(screen.getByRole('navigation', { name: 'Voorwaarden en privacy' }));
    expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nl/algemene-voorwaarden/',
      '/nl/privacy/',
      '/nl/cookies/',
      '/nl/disclaimer/',
    ]);
  });
});
