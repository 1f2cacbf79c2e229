import { fireEvent, screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@weefsel/contracts';
import { act } from 'react';
import { showInShop } from './show-in-shop.fixture';
import { WishlistLink } from './wishlist-link';

const id = (digit: number) => String(digit).repeat(32);

beforeEach(() => localStorage.clear());

describe('the wishlist icon', () => {
  test('reads the list when the header appears, counts what is on it, and shows no number for nothing [HDR-12] [WSH-12]', async () => {
    localStorage.setItem(STORAGE_KEYS.wishlist, JSON.stringify([id(1), id(2)]));
    const { stores } = showInShop(<WishlistLink />);
    const link = screen.getByRole('link');
    expect(link).toHaveAccessibleName(/^Verlanglijst\s*2 artikelen$/);
    await act(() => stores.wishlist.remove(id(2)));
    expect(link).toHaveAccessibleName(/^Verlanglijst\s*1 artikel$/);
    await act(() => stores.wishlist.remove(id(1)));
    expect(link).toHaveAccessibleName('Verlanglijst');
  });

  test('is a link to the wishlist’s page whose plain click opens the panel instead [HDR-11]', () => {
    const { stores } = showInShop(<WishlistLink />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/wishlist');
    expect(fireEvent.click(link)).toBe(false);
    expect(stores.overlay.open).toBe('wishlist');
  });

  test('opens no panel over the wishlist’s page itself', () => {
    const { stores } = showInShop(<WishlistLink />, { at: '/wishlist' });
    fireEvent.click(screen.getByRole('link'));
    expect(stores.overlay.open).toBeNull();
  });
});
