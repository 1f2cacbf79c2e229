import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { AccountBackend, emma, listOf } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { Page } from './order-page';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

const HREF = '/account/order/link-10042';

function answering(backend: AccountBackend, payment = 'paid') {
  const order = someOrder('10042', { payment });
  const paymentChangeable = { [order.id]: payment !== 'paid' };
  backend.answers['POST /order'] = { orders: listOf(order), paymentChangeable };
  return backend;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('an order', () => {
  test('shows its lines, status, payment, totals and addresses [ACC-03]', async () => {
    await showPage(Page, HREF, answering(backendOf(emma)));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Bestelling 10042');
    const contents = within(screen.getByRole('list', { name: 'mf-checkout OrderContents' }));
    expect(contents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Linnen broek',
      'Wollen trui',
      'Welkomstkorting',
    ]);
    expect(screen.getByText('iDEAL: betaald')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bezorgadres' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /PayAgain/ })).not.toBeInTheDocument();
  });

  test('goes into the cart again as a whole, without its discount [ACC-03]', async () => {
    const { shopper, backend, address } = await showPage(Page, HREF, answering(backendOf(emma)));
    await shopper.click(await screen.findByRole('button', { name: 'Opnieuw bestellen' }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(backend.asked.filter((call) => call === 'POST /checkout/cart/line-item')).toHaveLength(2);
    expect(backend.sent['POST /checkout/cart/line-item']).toEqual({
      items: [{ id: 'trui', quantity: 1, type: 'product' }],
    });
  });

  test('that is not paid shows when its invoice becomes available [ACC-03]', async () => {
    const backend = answering(backendOf(emma), 'open');
    backend.answers['POST /order'] = {
      orders: listOf({ ...someOrder('10042', { payment: 'open' }), documents: [] }),
      paymentChangeable: {},
    };
    await showPage(Page, HREF, backend);
    expect(await screen.findByText(/Zodra je bestelling is betaald/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Factuur/ })).not.toBeInTheDocument();
  });

  test('that is not paid can be paid here, and then shows its new state [ACC-03]', async () => {
    const { shopper, backend } = await showPage(Page, HREF, answering(backendOf(emma), 'failed'));
    const payAgain = await screen.findByRole('button', { name: 'mf-checkout PayAgain order-10042' });
    answering(backend, 'paid');
    await shopper.click(payAgain);
    expect(await screen.findByText('iDEAL: betaald')).toBeVisible();
    expect(payAgain).not.toBeInTheDocument();
  });

  test('of another customer is not shown [ACC-03]', async () => {
    await showPage(Page, HREF, backendOf(emma));
    expect(await screen.findByText(/hoort niet bij je account/)).toBeVisible();
  });

  test('of a guest needs a form first, and offers payment in the guest’s session [ACC-03]', async () => {
    await showPage(Page, HREF, answering(new AccountBackend(), 'failed'));
    expect(screen.getByRole('button', { name: 'Toon mijn bestelling' })).toHaveAttribute('type', 'submit');
    cleanup();
    await showPage(Page, HREF, answering(backendOf({ ...emma, guest: true }), 'failed'));
    expect(await screen.findByRole('button', { name: 'mf-checkout PayAgain order-10042' })).toBeVisible();
  });
});
