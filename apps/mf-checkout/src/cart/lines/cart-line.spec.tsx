import { screen, waitFor, within } from '@testing-library/react';
import type { LineItem, QuantityPrice } from '@weefsel/api-clients';
import { CartBackend, product } from '../../testing/cart-backend';
import { held, showCart } from '../../testing/show';
import { CartLine } from './cart-line';
import { toLine } from './to-line';

const nothing = () => undefined;
const watcher = { onChange: nothing, onChanged: nothing, onMissed: nothing };

/** Renders a cart with one line. */
async function show(more: Partial<LineItem> = {}, said: { notice?: string; steps?: QuantityPrice[] } = {}) {
  const backend = new CartBackend([product('trui', 'Wollen trui', more)]);
  const page = await showCart(
    ({ lines }) => lines.map((line) => <CartLine key={line.id} line={toLine(line)} {...said} {...watcher} />),
    backend,
  );
  return { ...page, backend, line: () => page.container.firstElementChild as HTMLElement };
}

const quantity = () => screen.queryByRole('group', { name: 'Aantal van Wollen trui' });
const more = () => screen.getByRole('button', { name: 'Eén meer' });
const remove = () => screen.getByRole('button', { name: 'Wollen trui verwijderen' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a line of the cart', () => {
  test('shows its product, quantity and prices, and links to the product page [CRT-04]', async () => {
    const { container } = await show({ quantity: 2 });
    expect(screen.getByText('Oever')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wollen trui' })).toHaveAttribute('href', '/nl/trui-artikel');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Kleur: Blauw', 'Maat: M'],
    ]);
    expect(within(quantity() as HTMLElement).getByRole('textbox')).toHaveValue('2');
    expect(container).toHaveTextContent(/€\s20,00per stukTotaal €\s40,00/);
    // The picture links there too, but is no second tab stop.
    expect(container.querySelector('a[aria-hidden]')).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('marks a reduced price as per item, before the lowest earlier price [CRT-04]', async () => {
    const reduced = { listPrice: { price: 30, percentage: 33 }, regulationPrice: { price: 30 } };
    const price = { unitPrice: 20, quantity: 2, totalPrice: 40, ...reduced };
    const { container } = await show({ quantity: 2, price });
    expect(container).toHaveTextContent(/€\s20,00.*per stukLaagste prijs.*Totaal €\s40,00/);
  });

  test('shows the next quantity that lowers the price, if that many may be bought [CRT-04]', async () => {
    const steps = [
      { from: 3, amount: 18 },
      { from: 6, amount: 15 },
    ];
    const shown = async (quantity: number, maxPurchase: number) => {
      const { container, unmount } = await show(
        { quantity, quantityInformation: { maxPurchase } },
        { steps },
      );
      const said = /Vanaf \d+ stuks €\s[\d,]+ per stuk/.exec(container.textContent)?.[0];
      unmount();
      return said?.replace(/\s/g, ' ');
    };
    expect(await shown(1, 10)).toBe('Vanaf 3 stuks € 18,00 per stuk');
    expect(await shown(3, 10)).toBe('Vanaf 6 stuks € 15,00 per stuk');
    expect(await shown(6, 10)).toBeUndefined();
    expect(await shown(3, 5)).toBeUndefined();
  });

  test('shows no price when none is known [CRT-04]', async () => {
    const { container } = await showCart(
      ({ lines }) =>
        lines.map((line) => <CartLine key={line.id} line={toLine({ ...line, price: null })} {...watcher} />),
      new CartBackend([product('trui', 'Wollen trui')]),
    );
    expect(container).not.toHaveTextContent(/€|Gratis/);
  });

  test('has no link without a product page [CRT-04]', async () => {
    const { container } = await show({ payload: {} });
    expect(screen.getByText('Wollen trui')).toBeVisible();
    expect(container.querySelector('a')).toBeNull();
    expect(container.querySelector('img')).toBeInTheDocument();
    expect(screen.queryByText('Oever')).not.toBeInTheDocument();
  });

  test('shows the cart’s message about it [CRT-02]', async () => {
    await show({}, { notice: 'Nog maar 1 op voorraad.' });
    expect(screen.getByText('Nog maar 1 op voorraad.')).toBeVisible();
  });

  test('cannot be changed or removed when the backend forbids it [CRT-03]', async () => {
    const { container } = await show({ stackable: false, removable: false, quantity: 3 });
    expect(quantity()).not.toBeInTheDocument();
    expect(container).toHaveTextContent(/3$/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows that its quantity is being changed [CRT-03]', async () => {
    const { backend, shopper, line } = await show();
    const { gate, letThrough } = held();
    backend.gate = gate;
    expect(line()).not.toHaveAttribute('aria-busy');
    await shopper.click(more());
    expect(line()).toHaveAttribute('aria-busy', 'true');
    expect(line()).not.toHaveAttribute('data-leaving');
    expect(quantity()).toHaveAttribute('aria-busy', 'true');
    expect(remove()).not.toHaveAttribute('aria-busy');
    await letThrough();
    expect(line()).not.toHaveAttribute('aria-busy');
    expect(backend.lines[0]?.quantity).toBe(2);
  });

  test.each([
    ['5', 5, {}],
    ['0', undefined, {}],
    ['99', 8, { maxPurchase: 9, purchaseSteps: 2, minPurchase: 2 }],
    ['5', 4, { maxPurchase: 9, purchaseSteps: 2, minPurchase: 2 }],
    ['1', 4, { minPurchase: 4, purchaseSteps: 2 }],
  ])('takes %s when it is typed for %s, by what may be bought [CRT-03]', async (typed, taken, quantities) => {
    const { backend, shopper } = await show({ quantity: 8, quantityInformation: quantities });
    await shopper.type(screen.getByRole('textbox', { name: 'Aantal van Wollen trui' }), `${typed}{Enter}`);
    await waitFor(() => expect(backend.lines[0]?.quantity).toBe(taken));
  });

  test('shows that it is being removed [CRT-03]', async () => {
    const { backend, shopper, line } = await show();
    const { gate, letThrough } = held();
    backend.gate = gate;
    await shopper.click(remove());
    expect(line()).toHaveAttribute('data-leaving', 'true');
    expect(remove()).toHaveAttribute('aria-busy', 'true');
    await letThrough();
    expect(backend.lines).toEqual([]);
  });

  test.each([
    ['Aantal', more, 'Het aantal is niet aangepast.', 2],
    ['Verwijderen', remove, 'Verwijderen is niet gelukt.', undefined],
  ])(
    '%s: shows an error when the change fails, and retries the same change [CRT-03]',
    async (_what, button, text, quantity) => {
      const { backend, shopper } = await show();
      backend.down = true;
      await shopper.click(button());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      backend.down = false;
      await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(backend.lines[0]?.quantity).toBe(quantity);
    },
  );
});
