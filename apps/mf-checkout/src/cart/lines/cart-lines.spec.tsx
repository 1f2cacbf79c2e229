import { act, screen, within } from '@testing-library/react';
import { CartBackend, product } from '../../testing/cart-backend';
import { showCart } from '../../testing/show';
import type { Notice } from '../notices/notices';
import { CartLines, LinesSkeleton } from './cart-lines';
import type { PricesOfProducts } from './load-quantity-prices';

const nothing = () => undefined;
const trui = product('trui', 'Wollen trui', { referencedId: 'p-trui' });
const sjaal = product('sjaal', 'Sjaal', { referencedId: 'p-sjaal' });
const discount = (id: string, code?: string) =>
  product(id, id, { type: 'promotion', payload: { ...(code !== undefined && { code }) } });

/** Renders the lines of a cart, with messages and quantity prices. */
async function show(
  backend: CartBackend,
  { notices = [], served }: { notices?: Notice[]; served?: PricesOfProducts } = {},
) {
  const page = await showCart(
    () => (
      <CartLines
        {...{ notices, served }}
        elementIdOf={(id) => `line-${id}`}
        onChange={nothing}
        onChanged={nothing}
        onMissed={nothing}
      />
    ),
    backend,
  );
  await act(async () => undefined);
  const rows = [...screen.getByRole('list', { name: 'Artikelen in je winkelmand' }).children];
  return { ...page, rows: rows as HTMLElement[] };
}

const less: Notice = {
  ...{ key: 'less', kind: 'info', lineId: 'sjaal' },
  ...{ text: 'headless.cart.notice.stockReached', values: { name: 'Sjaal', quantity: '1' } },
};

describe('the lines of a cart', () => {
  test('are the goods, then the discounts, each with its own id [CRT-04]', async () => {
    const { rows } = await show(new CartBackend([discount('korting'), trui, sjaal]));
    expect(rows.map(({ id }) => id)).toEqual(['line-trui', 'line-sjaal', 'line-korting']);
    expect(rows.map((row) => row.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1']);
  });

  test('have a message at the line that it is about [CRT-02]', async () => {
    const { rows } = await show(new CartBackend([trui, sjaal]), { notices: [less] });
    expect(rows[0]).not.toHaveTextContent(/voorraad/);
    expect(rows[1]).toHaveTextContent(/Nog maar 1 op voorraad/);
  });

  test('have the served quantity prices of their product, without a request [CRT-04]', async () => {
    const backend = new CartBackend([trui, sjaal, discount('korting')]);
    const served: PricesOfProducts = [
      ['p-trui', []],
      ['p-sjaal', [{ from: 3, amount: 18 }]],
    ];
    const { rows } = await show(backend, { served });
    expect(rows[0]).not.toHaveTextContent(/Vanaf/);
    expect(rows[1]).toHaveTextContent(/Vanaf 3 stuks €\s18,00/);
    expect(backend.asked).not.toContain('POST /product');
  });

  test('have a remove button at a discount with a code only [CRT-03]', async () => {
    const { rows } = await show(
      new CartBackend([discount('tien', 'TIEN'), discount('leeg', ''), discount('zelf')]),
    );
    expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([1, 0, 0]);
  });
});

test('the placeholder of the cart has room for two lines [CRT-04]', async () => {
  await showCart(() => <LinesSkeleton />, new CartBackend([]));
  const [text, ...lines] = screen.getByRole('status').children;
  expect(text).toHaveTextContent('Je winkelmand wordt geladen…');
  expect(lines).toHaveLength(2);
});
