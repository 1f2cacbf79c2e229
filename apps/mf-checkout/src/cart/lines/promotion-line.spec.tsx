import { screen } from '@testing-library/react';
import type { LineItem } from '@weefsel/api-clients';
import { CartBackend, product } from '../../testing/cart-backend';
import { held, showCart } from '../../testing/show';
import { PromotionLine } from './promotion-line';
import { toLine } from './to-line';

const nothing = () => undefined;
const watcher = { onChange: nothing, onChanged: nothing, onMissed: nothing };
const price = { unitPrice: -5, quantity: 1, totalPrice: -5 };

/** Renders a cart with one discount. */
async function show(more: Partial<LineItem> = {}, code?: string) {
  const backend = new CartBackend([product('tien', 'Lentekorting', { type: 'promotion', price, ...more })]);
  const page = await showCart(
    ({ lines }) =>
      lines.map((line) => <PromotionLine key={line.id} line={toLine(line)} code={code} {...watcher} />),
    backend,
  );
  return { ...page, backend };
}

const remove = () => screen.getByRole('button', { name: 'Lentekorting verwijderen' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a discount in the cart', () => {
  test('that comes by itself is named, with what it takes off, and stays [CRT-04]', async () => {
    const { container } = await show();
    expect(container).toHaveTextContent(/^Lentekorting€\s-5,00$/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('without a name is one all the same [CRT-04]', async () => {
    expect((await show({ label: null })).container).toHaveTextContent(/^Korting€/);
  });

  test('of a code can be taken out, once [CRT-03]', async () => {
    const { backend, shopper } = await show({}, 'LENTE');
    expect(screen.getByText('Kortingscode LENTE')).toBeVisible();
    const { gate, letThrough } = held();
    backend.gate = gate;
    await shopper.click(remove());
    expect(remove()).toHaveAttribute('aria-busy', 'true');
    await letThrough();
    expect(backend.lines).toEqual([]);
  });

  test('of a code has no remove button when the backend forbids it [CRT-03]', async () => {
    await show({ removable: false }, 'LENTE');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows an error when removing fails, and retries on request [CRT-03]', async () => {
    const { backend, shopper } = await show({}, 'LENTE');
    backend.down = true;
    await shopper.click(remove());
    expect(await screen.findByRole('alert')).toHaveTextContent('Verwijderen is niet gelukt.');
    backend.down = false;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(backend.lines).toEqual([]);
  });
});
