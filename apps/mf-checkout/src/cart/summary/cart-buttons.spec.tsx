import { screen } from '@testing-library/react';
import { showInShop, storesInTest } from '../../testing/stores-for';
import { CartButtons } from './cart-buttons';

test('from a small cart the checkout is one step away, and so is all of the cart [CRT-05]', () => {
  showInShop(<CartButtons />, storesInTest());
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(/^Afrekenen$/);
  expect(first).toHaveAttribute('href', '/checkout');
  expect(second).toHaveTextContent(/^Bekijk winkelmand$/);
  expect(second).toHaveAttribute('href', '/cart');
});
