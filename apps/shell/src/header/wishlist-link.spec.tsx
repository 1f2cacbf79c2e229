import { screen } from '@testing-library/react';
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
    const button = screen.getByRole('button');
    expect(button).toHaveAccessibleName(/^Verlanglijst\s*2 artikelen$/);
    await act(() => stores.wishlist.remove(id(2)));
    expect(button).toHaveAccessibleName(/^Verlanglijst\s*1 artikel$/);
    await act(() => stores.wishlist.remove(id(1)));
    expect(button).toHaveAccessibleName('Verlanglijst');
  });

  test('opens the wishlist panel [HDR-11]', async () => {
    const { stores, user } = showInShop(<WishlistLink />);
    await user.click(screen.getByRole('button'));
    expect(stores.overlay.open).toBe('wishlist');
  });
});
