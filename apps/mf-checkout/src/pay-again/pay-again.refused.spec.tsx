import { act, fireEvent, screen } from '@testing-library/react';
import type { RefusedForm } from '@weefsel/contracts';
import { observer } from '@weefsel/stores';
import { OrderStore } from '../order/order-store';
import { backendWithOrder, ID } from '../testing/order-shopper';
import { held } from '../testing/show';
import { showInShop, storesFor } from '../testing/stores-for';
import { PayAgain } from './pay-again';

/** Renders the form, after a refused one or for a caller that waits. */
async function show({
  refused,
  backend = backendWithOrder(),
}: { refused?: RefusedForm; backend?: Backend } = {}) {
  const stores = storesFor(backend);
  if (refused) stores.page.refused = refused;
  const store = new OrderStore({ ...stores, leave: () => undefined });
  await store.load(ID);
  await store.loadMethods();
  const onSettled = jest.fn();
  const Form = observer(
    () =>
      store.order && <PayAgain store={store} order={store.order} isRejected={false} onSettled={onSettled} />,
  );
  const page = showInShop(<Form />, stores);
  return { ...page, store, backend, onSettled, pay: () => page.shopper.click(button()) };
}
type Backend = ReturnType<typeof backendWithOrder>;

const button = () => screen.getByRole('button', { name: /^Betaal/ });
const method = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const tooYoung: RefusedForm = {
  form: 'pay-again',
  values: { 'payment-method': 'riverty', 'birth-date': '1-1-2020' },
  errors: { 'birth-date': 'headless.checkout.error.tooYoung' },
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the form to pay again after a refusal without script', () => {
  test('keeps the method and the birth date, with the error beside it [CRT-08]', async () => {
    await show({ refused: tooYoung });
    expect(method('Riverty')).toBeChecked();
    expect(method('Riverty')).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText(/Geboortedatum/)).toHaveValue('1-1-2020');
    expect(screen.getByLabelText(/Geboortedatum/)).toHaveAccessibleDescription(/vanaf 18/);
  });

  test('shows a failure, which disappears during the next attempt [CRT-08]', async () => {
    const { backend, pay } = await show({
      refused: { ...tooYoung, values: {}, errors: {}, failure: 'headless.ordered.payRefused' },
    });
    const failure = () => screen.queryByText(/Deze manier van betalen kan nu niet/);
    expect(failure()).toBeVisible();
    const { gate, letThrough } = held();
    backend.gate = gate;
    await pay();
    expect(failure()).not.toBeInTheDocument();
    await letThrough();
  });

  test('ignores the refusal of another form [CRT-08]', async () => {
    await show({ refused: { ...tooYoung, form: 'review', failure: 'headless.ordered.payRefused' } });
    expect(method('iDEAL')).toBeChecked();
    expect(screen.queryByLabelText(/Geboortedatum/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the caller of the form to pay again', () => {
  test('is called when nothing was due [ACC-03]', async () => {
    const backend = backendWithOrder();
    backend.redirectUrl = null;
    const { onSettled, pay } = await show({ backend });
    await pay();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('is not called when the shopper leaves for the payment, or presses twice [ACC-03]', async () => {
    const { backend, onSettled, store } = await show();
    const { gate, letThrough } = held();
    backend.gate = gate;
    for (let presses = 0; presses < 2; presses += 1)
      fireEvent.submit(button().closest('form') ?? document.body);
    await act(async () => undefined);
    expect(onSettled).not.toHaveBeenCalled();
    await letThrough();
    expect(store.isPaying).toBe(true);
    expect(onSettled).not.toHaveBeenCalled();
  });

  test('is not called after a failure, which the form shows [ACC-03]', async () => {
    const backend = backendWithOrder();
    backend.troubles.set('POST /order/payment', { status: 404, errors: [] });
    const { onSettled, pay } = await show({ backend });
    await pay();
    expect(await screen.findByText(/Deze manier van betalen kan nu niet/)).toBeVisible();
    expect(onSettled).not.toHaveBeenCalled();
  });
});

test('an order without a payment proposes no method [CRT-08]', async () => {
  const backend = backendWithOrder();
  backend.orders = backend.orders.map((order) => ({ ...order, transactions: [] }));
  await show({ backend });
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});
