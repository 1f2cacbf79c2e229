import { screen } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/shop';
import { emma, listOf } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { LatestOrders } from './latest-orders';

const NONE = /nog niets besteld/;

function showLatest(orders: unknown[], isAway = false) {
  const backend = backendOf(emma);
  backend.answers['POST /order'] = { orders: listOf(...orders), paymentChangeable: [] };
  if (isAway) backend.failing.add('POST /order');
  return { backend, ...showInShop(<LatestOrders />, storesFor(backend)) };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the latest order of a customer [ACC-03]', () => {
  test('is one, with a level 3 heading, and without the empty state while it loads', async () => {
    const { backend } = showLatest([someOrder()]);
    expect(screen.queryByText(NONE)).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent('Bestelling 10042');
    expect(screen.queryByText(NONE)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(backend.sent['POST /order']).toMatchObject({ limit: 1 });
  });

  test('gives way to a link into the shop when there are no orders', async () => {
    showLatest([]);
    expect(await screen.findByText(NONE)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verder winkelen' })).toHaveAttribute('href', '/nl/');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('can be requested again after a failure, which does not show the empty state', async () => {
    const { backend, shopper } = showLatest([someOrder()], true);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We kunnen je bestellingen even niet ophalen.',
    );
    expect(screen.queryByText(NONE)).not.toBeInTheDocument();
    backend.failing.clear();
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
