import { act, screen, waitFor } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { toOrderLines, type OrderLine } from '../orders/to-order-line';
import { AccountBackend } from '../testing/account-backend';
import { showPage } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { Reorder } from './reorder';

/** Shows the reorder button; lines in `away` are refused by the backend. */
async function showReorder(lines: readonly OrderLine[] = toOrderLines(someOrder())) {
  const backend = new AccountBackend();
  const added: string[] = [];
  const away = new Set<string>();
  const transport: Transport = (request) => {
    if (!request.url.endsWith('/checkout/cart/line-item')) return backend.transport(request);
    const { items } = JSON.parse(request.body ?? '');
    if (away.has(items[0].id)) return Promise.reject(new Error('away'));
    added.push(`${items[0].quantity} ${items[0].id}`);
    return backend.transport(request);
  };
  const within = Object.assign(new AccountBackend(), { transport });
  const page = await showPage(() => <Reorder lines={lines} />, '/account/order/link-10042', within);
  const press = () => page.shopper.click(screen.getByRole('button', { name: 'Opnieuw bestellen' }));
  return { ...page, backend, added, away, press };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('ordering again [ACC-03]', () => {
  test('puts every piece into the cart once, however often it is pressed, and leads there', async () => {
    const { added, backend, press, address } = await showReorder();
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await press();
    await press();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(address()).toBe('/account/order/link-10042');
    await act(async () => open());
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(added).toEqual(['2 broek', '1 trui']);
  });

  test('reports a failure halfway, and resumes there without adding a line twice', async () => {
    const { added, away, press, address } = await showReorder();
    away.add('trui');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Niet alles is in je winkelmand gekomen.');
    expect(address()).toBe('/account/order/link-10042');
    away.clear();
    await press();
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(added).toEqual(['2 broek', '1 trui']);
  });

  test('is not offered for an order without goods', async () => {
    const { container } = await showReorder([]);
    expect(container).toBeEmptyDOMElement();
  });
});
