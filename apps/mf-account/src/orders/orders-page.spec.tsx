import { screen } from '@testing-library/react';
import { emma, listOf, NOT_LOGGED_IN } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { Page } from './orders-page';

function backendWith(total: number) {
  const backend = backendOf(emma);
  const orders = { ...listOf(someOrder('10043'), someOrder('10042', { payment: 'open' })), total };
  backend.answers['POST /order'] = { orders, paymentChangeable: [] };
  return backend;
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the orders', () => {
  test('are listed with date, status and amount, and lead to each order [ACC-03]', async () => {
    await showPage(Page, '/account/orders', backendWith(2));
    const first = await screen.findByRole('link', { name: 'Bestelling 10043' });
    expect(first).toHaveAttribute('href', '/account/order/link-10043');
    const [newest, oldest] = screen.getAllByRole('article');
    expect(newest).toHaveTextContent(/Ontvangen.*18-11-2026.*109,85/);
    expect(oldest).toHaveTextContent('Wacht op betaling');
    expect(screen.queryByRole('navigation', { name: /Bladeren/ })).not.toBeInTheDocument();
  });

  test('are turned over ten at a time, by links [ACC-03]', async () => {
    const { backend } = await showPage(Page, '/account/orders?p=2', backendWith(25));
    expect(await screen.findByText('Pagina 2 van 3')).toBeVisible();
    expect(backend.sent['POST /order']).toMatchObject({ page: 2, limit: 10 });
    expect(screen.getByRole('link', { name: 'Nieuwere' })).toHaveAttribute('href', '/account/orders');
    expect(screen.getByRole('link', { name: 'Oudere' })).toHaveAttribute('href', '/account/orders?p=3');
  });

  test('that are none say so, and those that do not come can be asked again [ACC-03]', async () => {
    const backend = Object.assign(backendOf(emma), { refusing: [500, '0'] });
    const { shopper } = await showPage(Page, '/account/orders', backend);
    Object.assign(backend, { refusing: null });
    await shopper.click(await screen.findByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByText(/nog niets besteld/)).toBeVisible();
  });

  test('ask to log in, and lead back here, when the shopper was logged out in another tab [ACC-04]', async () => {
    const backend = Object.assign(backendWith(2), { refusing: [403, NOT_LOGGED_IN] });
    await showPage(Page, '/account/orders?p=2', backend);
    expect(await screen.findByRole('link', { name: 'Inloggen' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Faccount%2Forders%3Fp%3D2',
    );
    expect(screen.getByRole('status')).toHaveTextContent('Je bent uitgelogd.');
  });
});
