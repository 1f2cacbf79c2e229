import { screen } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/shop';
import { emma, listOf } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { OrderList } from './order-list';

function showList(page: number, total: number) {
  const backend = backendOf(emma);
  const orders = { ...listOf(someOrder('10043')), total };
  backend.answers['POST /order'] = { orders: total > 0 ? orders : listOf(), paymentChangeable: [] };
  return { backend, ...showInShop(<OrderList page={page} />, storesFor(backend)) };
}

const link = (name: string) => screen.queryByRole('link', { name });
const pages = () => screen.queryByRole('navigation', { name: 'Bladeren door je bestellingen' });

describe('a page of orders [ACC-03]', () => {
  test('shows a loading state, then its orders', async () => {
    const { backend } = showList(1, 1);
    expect(screen.getByRole('status', { name: 'Je bestellingen worden geladen…' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Bestelling 10043');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(backend.sent['POST /order']).toMatchObject({ page: 1, limit: 10 });
  });

  test('is the only one up to ten orders', async () => {
    showList(1, 10);
    await screen.findByRole('article');
    expect(pages()).not.toBeInTheDocument();
  });

  test('is the first of two from eleven on: there is nothing newer', async () => {
    showList(1, 11);
    expect(await screen.findByText('Pagina 1 van 2')).toBeVisible();
    expect(link('Nieuwere')).not.toBeInTheDocument();
    expect(link('Oudere')).toHaveAttribute('href', '/account/orders?p=2');
  });

  test('is the last one: there is nothing older', async () => {
    showList(3, 30);
    expect(await screen.findByText('Pagina 3 van 3')).toBeVisible();
    expect(link('Nieuwere')).toHaveAttribute('href', '/account/orders?p=2');
    expect(link('Oudere')).not.toBeInTheDocument();
  });

  test('without any orders leads into the shop', async () => {
    showList(1, 0);
    expect(await screen.findByText(/nog niets besteld/)).toBeVisible();
    expect(link('Verder winkelen')).toHaveAttribute('href', '/nl/');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
