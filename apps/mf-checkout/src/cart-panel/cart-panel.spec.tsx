import { screen } from '@testing-library/react';
import { showInShop } from '@weefsel/stores/testing';
import { CartBackend, product } from '../testing/cart-backend';
import { storesFor } from '../testing/stores-for';
import { Fragment } from './cart-panel';

describe('the cart panel', () => {
  test('shows the cart and the way to the cart page [CRT-05]', async () => {
    const { resume } = showInShop(
      <Fragment onClose={jest.fn()} />,
      storesFor(new CartBackend([product('trui', 'Trui')])),
    );
    expect(screen.getByText('Je winkelmand wordt geladen…')).toBeInTheDocument();
    await resume();
    expect(screen.getByRole('link', { name: 'Trui' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bekijk winkelmand' })).toHaveAttribute('href', '/cart');
  });

  test('goes out of the way when the shopper goes on, by a link or not [CRT-05]', async () => {
    const onClose = jest.fn();
    const { resume, shopper } = showInShop(
      <Fragment onClose={onClose} />,
      storesFor(new CartBackend([]), ''),
    );
    await resume();
    await shopper.click(screen.getByRole('button', { name: 'Verder winkelen' }));
    await shopper.click(screen.getByRole('heading'));
    expect(onClose).toHaveBeenCalledTimes(1);
    screen
      .getByRole('link', { name: 'Bekijk dames' })
      .addEventListener('click', (event) => event.preventDefault());
    await shopper.click(screen.getByRole('link', { name: 'Bekijk dames' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
