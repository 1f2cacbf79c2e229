import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Order } from '@weefsel/api-clients';
import { showInShop } from '../testing/shop';
import { emma, listOf } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { storesFor } from '../testing/stores-for';
import { PayAgain } from './pay-again';

const unpaid = someOrder('10042', { payment: 'failed' });
const paidBy = (paymentMethodId: string): Order => ({
  ...unpaid,
  transactions: [{ paymentMethodId: 'ideal' }, { paymentMethodId }],
});

function showPayAgain(order: Order, isAway = false) {
  const backend = Object.assign(backendOf(emma), { down: isAway });
  backend.answers['GET /checkout/gateway'] = {
    paymentMethods: listOf({ id: 'visa', name: 'Visa' }, { id: 'ideal', translated: { name: 'iDEAL' } }),
    shippingMethods: listOf(),
  };
  const onChanged = jest.fn();
  const page = showInShop(<PayAgain order={order} onChanged={onChanged} />, storesFor(backend));
  const press = () => page.shopper.click(screen.getByRole('button', { name: 'Betalen' }));
  return { ...page, backend, onChanged, press };
}

const method = () => screen.findByLabelText('Betaalwijze');

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('an order that is not paid yet [ACC-03]', () => {
  test('can be paid as it was last tried, once the ways are known', async () => {
    showPayAgain(paidBy('ideal'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(await method()).toHaveValue('ideal');
    expect(screen.getByRole('option', { name: 'Visa' })).toHaveValue('visa');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['the last way is not offered any more', paidBy('paypal')],
    ['nothing was tried', { ...unpaid, transactions: [] }],
  ])('is paid in the first way that there is when %s', async (_why, order) => {
    const { backend, press, onChanged } = showPayAgain(order);
    expect(await method()).toHaveValue('visa');
    await press();
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(backend.sent['POST /order/payment']).toMatchObject({ paymentMethodId: 'visa' });
  });

  test('is paid once, in the way that was chosen, however often that is asked', async () => {
    const { backend, shopper } = showPayAgain(paidBy('visa'));
    await shopper.selectOptions(await method(), 'iDEAL');
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    const form = screen.getByRole('button', { name: 'Betalen' }).closest('form') ?? document.body;
    fireEvent.submit(form);
    expect(screen.getByRole('button', { name: 'Betalen' })).toHaveAttribute('aria-busy', 'true');
    fireEvent.submit(form);
    await act(async () => open());
    expect(backend.asked.filter((call) => call === 'POST /order/payment')).toHaveLength(1);
    expect(backend.sent['POST /order/payment']).toEqual({
      orderId: 'order-10042',
      paymentMethodId: 'ideal',
    });
  });

  test('says that nothing was taken when paying fails, and can be tried again', async () => {
    const { backend, press, onChanged } = showPayAgain(paidBy('ideal'));
    await method();
    backend.refusing = [500, '0'];
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Er is niets afgeschreven.');
    backend.refusing = null;
    await press();
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says when there is no way to pay it', async () => {
    const backend = backendOf(emma);
    backend.answers['GET /checkout/gateway'] = { paymentMethods: listOf(), shippingMethods: listOf() };
    showInShop(<PayAgain order={unpaid} onChanged={jest.fn()} />, storesFor(backend));
    expect(await screen.findByText(/geen manier om deze bestelling te betalen/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('says when the ways to pay do not come, and asks for them again', async () => {
    const { backend, shopper } = showPayAgain(paidBy('ideal'), true);
    expect(await screen.findByRole('alert')).toHaveTextContent('De betaalwijzen laden niet.');
    backend.down = false;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await method()).toHaveValue('ideal');
  });
});
