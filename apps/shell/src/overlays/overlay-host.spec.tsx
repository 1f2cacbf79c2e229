import { screen, within } from '@testing-library/react';
import type { PartSource } from '@weefsel/federation/runtime';
import { act } from 'react';
import { MenuButton } from '../header/menu-button';
import { showInShop } from '../header/show-in-shop.fixture';
import { OverlayHost } from './overlay-host';

const checkout = () => {
  const asked: string[] = [];
  const never = new Promise<never>(() => undefined);
  const source: PartSource = {
    peek: () => undefined,
    load: ({ remote, name }) => {
      asked.push(`${remote} ${name}`);
      return never;
    },
    forget: () => undefined,
    isDown: () => false,
    serverHtml: () => undefined,
  };
  return { asked, source };
};

describe('the overlays', () => {
  test('the cart panel asks for the checkout only when it is opened', async () => {
    const { asked, source } = checkout();
    const { stores } = showInShop(<OverlayHost />, { source });
    expect(asked).toEqual([]);
    await act(async () => stores.overlay.show('cart'));
    expect(screen.getByRole('dialog', { name: 'Winkelmand' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['mf-checkout CartPanel']));
  });

  test('have their names in every document, and ask for their other texts when one opens', async () => {
    const { stores } = showInShop(<OverlayHost />);
    const names = ['cartPanel.title', 'menu.title', 'wishlist.titleWithCount', 'common.close'];
    for (const name of names) expect(stores.snippets.toJSON()).toHaveProperty([`headless.${name}`]);
    const load = jest.spyOn(stores.snippets, 'load');
    await act(async () => stores.overlay.show('cart'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('the cart panel shows the number of items in its name [WSH-04]', async () => {
    const { stores } = showInShop(<OverlayHost />);
    await act(async () => {
      stores.cart.replace({ lineItems: [{ id: 'a', type: 'product', quantity: 2, good: true }] });
      stores.overlay.show('cart');
    });
    expect(screen.getByRole('dialog', { name: 'Winkelmand (2)' })).toBeVisible();
  });

  test('the wishlist panel shows the number of items in its name and loads from the catalogue when opened [WSH-01]', async () => {
    const { asked, source } = checkout();
    const { stores } = showInShop(<OverlayHost />, { source });
    await act(async () => {
      await stores.wishlist.add('a'.repeat(32));
      stores.overlay.show('wishlist');
    });
    expect(screen.getByRole('dialog', { name: 'Verlanglijst (1)' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['mf-catalog WishlistPanel']));
  });

  test('a panel closes when the shopper goes elsewhere, and by its button', async () => {
    const { stores, router, user } = showInShop(<OverlayHost />);
    await act(async () => stores.overlay.show('cart'));
    await act(() => router.navigate('/nl/dames/'));
    expect(stores.overlay.open).toBeNull();
    await act(async () => stores.overlay.show('cart'));
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(stores.overlay.open).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the filters stay open while only the query of the page changes', async () => {
    const { stores, router } = showInShop(<OverlayHost />);
    await act(() => router.navigate('/nl/dames/'));
    await act(async () => stores.overlay.show('filters'));
    await act(() => router.navigate('/nl/dames/?tn_fk_maat=M'));
    expect(stores.overlay.open).toBe('filters');
    await act(() => router.navigate('/nl/heren/?tn_fk_maat=M'));
    expect(stores.overlay.open).toBeNull();
  });

  test('the menu button opens the menu', async () => {
    const both = (
      <>
        <MenuButton />
        <OverlayHost />
      </>
    );
    const { user } = showInShop(both);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

describe('the menu of small screens', () => {
  const openMenu = (shop: Parameters<typeof showInShop>[1] = {}) => {
    const shown = showInShop(<OverlayHost />, shop);
    act(() => shown.stores.overlay.show('menu'));
    return { ...shown, menu: within(screen.getByRole('dialog', { name: 'Menu' })) };
  };

  test('has search, top entries, children of the selected one, login and service [HDR-06] [ROU-13]', () => {
    const { menu } = openMenu();
    expect(menu.getByRole('searchbox')).toBeVisible();
    expect(menu.getByRole('button', { name: 'Dames' })).toHaveAttribute('aria-pressed', 'true');
    expect(menu.getByRole('link', { name: 'Nieuw' })).toHaveAttribute('href', '/nl/dames/nieuw/');
    expect(menu.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
    expect(menu.getByRole('link', { name: 'Contact en openingstijden' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Veelgestelde vragen' })).toBeVisible();
  });

  test('an entry with children shows them, one without is a link to its page [HDR-07]', async () => {
    const { menu, user } = openMenu();
    await user.click(menu.getByRole('button', { name: 'Heren' }));
    expect(menu.getByRole('link', { name: 'Overhemden' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Alles in Heren' })).toHaveAttribute('href', '/nl/heren/');
    expect(menu.queryByRole('link', { name: 'Nieuw' })).toBeNull();
    expect(menu.getByRole('link', { name: 'Merken' })).toHaveAttribute('href', '/nl/merken/');
  });

  test('a child with further children shows them in its place, with a way back to it [HDR-07]', async () => {
    const { menu, user } = openMenu();
    await user.click(menu.getByRole('button', { name: 'Kleding' }));
    expect(menu.getByRole('button', { name: 'Terug naar Dames' })).toHaveFocus();
    expect(menu.getByRole('link', { name: 'Alles in Kleding' })).toHaveAttribute(
      'href',
      '/nl/dames/kleding/',
    );
    expect(menu.getByRole('link', { name: 'Jurken' })).toHaveAttribute('href', '/nl/dames/kleding/jurken/');
    expect(menu.queryByRole('link', { name: 'Nieuw' })).toBeNull();
    await user.click(menu.getByRole('button', { name: 'Terug naar Dames' }));
    expect(menu.getByRole('link', { name: 'Nieuw' })).toBeVisible();
    expect(menu.getByRole('button', { name: 'Kleding' })).toHaveFocus();
  });

  test('starts with the entry of the page, and follows when the context changes [HDR-08]', async () => {
    const { menu, stores, user } = openMenu({ context: 'men' });
    expect(menu.getByRole('button', { name: 'Heren' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(menu.getByRole('button', { name: 'Dames' }));
    expect(menu.getByRole('button', { name: 'Dames' })).toHaveAttribute('aria-pressed', 'true');
    act(() => stores.page.show({ context: 'general', title: '' }));
    act(() => stores.page.show({ context: 'men', title: '' }));
    expect(menu.getByRole('button', { name: 'Heren' })).toHaveAttribute('aria-pressed', 'true');
    act(() => stores.page.show({ context: 'ladies', title: '' }));
    expect(menu.getByRole('button', { name: 'Dames' })).toHaveAttribute('aria-pressed', 'true');
  });
});
