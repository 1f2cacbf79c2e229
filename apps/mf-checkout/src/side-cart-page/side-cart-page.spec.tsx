import { screen } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/stores-for';
import { CartBackend, product } from '../testing/cart-backend';
import { Page } from './side-cart-page';

test('the side cart is the cart panel as a page, with its actions as links [CRT-05]', async () => {
  const { resume } = showInShop(
    <Page />,
    storesFor(new CartBackend([product('trui', 'Trui', { quantity: 3 })])),
  );
  await resume();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winkelmand (3)');
  expect(screen.getByText(/in huis/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bekijk winkelmand' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Verder winkelen' })).toHaveAttribute('href', '/nl/');
});
