import { screen } from '@testing-library/react';
import { observer, StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { showInShop, storesFor } from '../testing/stores-for';
import { CartBackend, product } from '../testing/cart-backend';
import { useCartView } from './use-cart-view';

const View = observer(() => <output>{useCartView()}</output>);
const shown = () => screen.getByRole('status').textContent;

function show(backend: CartBackend) {
  return showInShop(<View />, storesFor(backend));
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the view of the cart', () => {
  test.each([
    ['filled', [product('trui', 'Trui')]],
    ['empty', []],
    ['empty', [product('korting', 'Tien', { type: 'promotion', good: false })]],
  ] as const)('is loading until the cart is read, and then %s [CRT-01] [CRT-04]', async (view, lines) => {
    const { resume } = show(new CartBackend([...lines]));
    expect(shown()).toBe('loading');
    await resume();
    expect(shown()).toBe(view);
  });

  test('is failed after a failed request, and loading again during a retry [CRT-04]', async () => {
    const backend = new CartBackend([product('trui', 'Trui')]);
    backend.down = true;
    const { resume, stores, findByText } = show(backend);
    await resume();
    expect(shown()).toBe('failed');
    backend.down = false;
    void stores.cart.refresh();
    expect(await findByText('loading')).toBeVisible();
    expect(await findByText('filled')).toBeVisible();
  });

  test('is loading on the server, whatever the stores hold [SES-05]', async () => {
    const stores = storesFor(new CartBackend([product('trui', 'Trui')]));
    await stores.resume();
    const html = renderToString(
      <StoresProvider stores={stores}>
        <View />
      </StoresProvider>,
    );
    expect(html).toContain('loading');
  });
});
