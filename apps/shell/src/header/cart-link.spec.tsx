import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { CartLink } from './cart-link';
import { showInShop } from './show-in-shop.fixture';

const cartOf = (quantity: number) => ({ lineItems: [{ id: 'a', type: 'product', quantity, good: true }] });

describe('the cart icon', () => {
  test('counts the pieces in the cart, and shows no number for none [HDR-12]', () => {
    const { stores } = showInShop(<CartLink />);
    const link = screen.getByRole('link');
    expect(link).toHaveAccessibleName('Winkelmand');
    act(() => stores.cart.replace(cartOf(1)));
    expect(link).toHaveAccessibleName(/^Winkelmand\s*1 artikel$/);
    act(() => stores.cart.replace(cartOf(3)));
    expect(link).toHaveAccessibleName(/^Winkelmand\s*3 artikelen$/);
    act(() => stores.cart.replace(cartOf(0)));
    expect(link).toHaveAccessibleName('Winkelmand');
  });

  test('is a link to the cart page whose plain click opens the panel instead [HDR-11]', () => {
    const { stores } = showInShop(<CartLink />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/cart');
    expect(fireEvent.click(link)).toBe(false);
    expect(stores.overlay.open).toBe('cart');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'a click with %j stays a link [HDR-11]',
    (keys) => {
      const { stores } = showInShop(<CartLink />);
      // jsdom cannot follow links.
      screen.getByRole('link').addEventListener('click', (event) => {
        expect(event.defaultPrevented).toBe(false);
        setTimeout(() => event.preventDefault());
      });
      fireEvent.click(screen.getByRole('link'), keys);
      expect(stores.overlay.open).toBeNull();
    },
  );

  test('opens no panel over the cart page itself', () => {
    const { stores } = showInShop(<CartLink />, { at: '/cart' });
    fireEvent.click(screen.getByRole('link'));
    expect(stores.overlay.open).toBeNull();
  });
});
