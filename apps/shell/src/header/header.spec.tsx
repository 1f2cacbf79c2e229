import { screen, within } from '@testing-library/react';
import { runInAction } from '@weefsel/stores';
import { act } from 'react';
import { Header } from './header';
import { onScreen } from './on-screen.fixture';
import { entry, menus, showInShop } from './show-in-shop.fixture';

const namesAndTargets = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => onScreen({ width: 1440 }));

describe('the header', () => {
  test('lists the top entries: pages by their first SEO path, links by the address looked up [HDR-03]', () => {
    showInShop(<Header />);
    expect(namesAndTargets(screen.getByRole('navigation', { name: 'Hoofdmenu' }))).toEqual([
      ['Dames', '/nl/dames/'],
      ['Heren', '/nl/heren/'],
      ['Merken', '/nl/merken/'],
    ]);
  });

  test('an entry whose address is not known is no dead link [HDR-03]', () => {
    showInShop(<Header />, { navigation: { ...menus, hrefs: {} } });
    expect(screen.getByText('Merken')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Merken' })).toBeNull();
  });

  test('a second row lists what there is for ladies or for men, and is absent elsewhere [HDR-04] [ROU-16]', () => {
    const { stores } = showInShop(<Header />);
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
    act(() => stores.page.show({ context: 'ladies', title: '' }));
    expect(namesAndTargets(screen.getByRole('navigation', { name: 'Menu Dames' }))).toEqual([
      ['Nieuw', '/nl/dames/nieuw/'],
      ['Kleding', '/nl/dames/kleding/'],
      ['Sale', '/nl/dames/sale/'],
    ]);
    act(() => stores.page.show({ context: 'men', title: '' }));
    expect(screen.getByRole('navigation', { name: 'Menu Heren' })).toHaveTextContent('Overhemden');
  });

  test('has a search box in its bar and one under it, of which style sheets show one [HDR-14]', () => {
    showInShop(<Header />);
    expect(screen.getAllByRole('searchbox').map(({ id }) => id)).toEqual(['search-desktop', 'search-mobile']);
  });

  test('Dames and Heren are found wherever they stand in the menu [HDR-04]', () => {
    const main = [entry('Cadeaus', 'nl/cadeaus/'), ...menus.main];
    showInShop(<Header />, { context: 'men', navigation: { ...menus, main } });
    expect(screen.getByRole('navigation', { name: 'Menu Heren' })).toBeVisible();
  });

  test('only children marked for it are highlighted [HDR-05]', () => {
    showInShop(<Header />, { context: 'ladies' });
    const links = within(screen.getByRole('navigation', { name: 'Menu Dames' })).getAllByRole('link');
    expect(links.filter((link) => link.dataset.highlighted).map((link) => link.textContent)).toEqual([
      'Sale',
    ]);
  });

  test('the section and the child of the page shown are marked, on a product page by its context', () => {
    const { unmount } = showInShop(<Header />, { at: '/nl/dames/kleding/jurken/', context: 'ladies' });
    expect(screen.getByRole('link', { name: 'Dames' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Kleding' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Heren' })).not.toHaveAttribute('aria-current');
    unmount();
    showInShop(<Header />, { at: '/nl/overhemd-oxford-wit', context: 'men' });
    expect(screen.getByRole('link', { name: 'Heren' })).toHaveAttribute('aria-current', 'true');
  });

  test('the account icon leads to the login, for who is logged in to the account [HDR-11]', () => {
    const { stores } = showInShop(<Header />);
    expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
    act(() =>
      runInAction(() => {
        stores.session.customer = {
          id: 'e'.repeat(32),
          email: 'emma@weefsel.example',
          active: true,
          guest: false,
        };
      }),
    );
    expect(screen.getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/account');
  });
});
