import { screen } from '@testing-library/react';
import { emma, listOf } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { OrderOfLink } from './order-of-link';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

async function showOrder(payment: string, { down = false } = {}) {
  const backend = Object.assign(backendOf(emma), { down: false });
  const order = someOrder('10042', { payment });
  backend.answers['POST /order'] = {
    orders: payment ? listOf(order) : listOf(),
    paymentChangeable: { [order.id]: payment === 'failed' },
  };
  backend.refusing = down ? [500, '0'] : null;
  return showPage(() => <OrderOfLink code="link-10042" />, '/account/order/link-10042', backend);
}

const title = (text: string) => screen.findByRole('heading', { level: 1, name: text });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the link of an order [ACC-03]', () => {
  test('shows the order; there is nothing to pay when it is paid', async () => {
    const { backend } = await showOrder('paid');
    expect(await title('Bestelling 10042')).toBeVisible();
    expect(screen.queryByRole('button', { name: /PayAgain/ })).not.toBeInTheDocument();
    expect(backend.sent['POST /order']).not.toHaveProperty('email');
  });

  test('shows the updated order after it was paid', async () => {
    const { backend, shopper } = await showOrder('failed');
    const pay = await screen.findByRole('button', { name: /PayAgain/ });
    backend.answers['POST /order'] = { orders: listOf(someOrder()), paymentChangeable: {} };
    await shopper.click(pay);
    expect(await screen.findByText('iDEAL: betaald')).toBeVisible();
    expect(pay).not.toBeInTheDocument();
  });

  test('of another customer leads to the shopper’s own orders', async () => {
    await showOrder('');
    expect(await screen.findByText(/hoort niet bij je account/)).toBeVisible();
    expect(await title('Bestelling')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/account/orders');
  });

  test('can be retried after a failure', async () => {
    const { backend, shopper } = await showOrder('paid', { down: true });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We kunnen deze bestelling even niet ophalen.',
    );
    expect(await title('Bestelling')).toBeVisible();
    backend.refusing = null;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await title('Bestelling 10042')).toBeVisible();
  });
});
