import { screen } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/stores-for';
import { CartBackend, product } from '../testing/cart-backend';
import { Fragment } from './cart-panel';

const show = (backend: CartBackend, onClose: () => void = () => undefined) =>
  showInShop(<Fragment onClose={onClose} />, storesFor(backend));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the cart panel', () => {
  test('shows the cart and the ways to the checkout and the cart page [CRT-05]', async () => {
    const { resume } = show(new CartBackend([product('trui', 'Trui')]));
    expect(screen.getByText('Je winkelmand wordt geladen…')).toBeInTheDocument();
    await resume();
    expect(screen.getByRole('link', { name: 'Trui' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Afrekenen' })).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('link', { name: 'Bekijk winkelmand' })).toHaveAttribute('href', '/cart');
  });

  test('keeps the place of what it costs until that is known [CRT-05]', async () => {
    const { container, resume } = show(new CartBackend([product('trui', 'Trui')]));
    const amounts = () =>
      [...container.querySelectorAll('dd')].map(({ textContent }) => textContent.slice(2));
    expect(amounts()).toEqual(['', '', '']);
    expect(screen.queryByText(/gratis verz/)).not.toBeInTheDocument();
    await resume();
    expect(amounts()).toEqual(['20,00', '4,95', '24,95']);
    expect(screen.getByText(/^Nog €\s30,00 tot gratis verzending$/)).toBeVisible();
  });

  test.each([false, true])(
    'shows no amounts and no checkout link while it is empty (backend down: %s) [CRT-05]',
    async (down) => {
      const backend = new CartBackend([]);
      backend.down = down;
      const { resume } = show(backend);
      await resume();
      expect(screen.queryByText('Subtotaal')).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Afrekenen' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Bekijk winkelmand' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Verder winkelen' })).toBeVisible();
    },
  );

  test('goes out of the way when the shopper goes on, by a link or not [CRT-05]', async () => {
    const onClose = jest.fn();
    const { resume, shopper } = show(new CartBackend([]), onClose);
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
