import { AccountBackend, listOf } from '../testing/account-backend';
import { askedFor, clientsFor, refusing, sendForm } from '../testing/send-form';
import { someOrder } from '../testing/some-order';
import { load } from './load-order';
import { actions } from './order-actions';

const AT = '/account/order/link-10042';
const ADD = 'POST /checkout/cart/line-item';

function backendWith(...inCart: string[]): AccountBackend {
  const backend = new AccountBackend();
  backend.answers['POST /order'] = { orders: listOf(someOrder()), paymentChangeable: [] };
  backend.answers[ADD] = { lineItems: inCart.map((id) => ({ id, type: 'product', quantity: 1 })) };
  return backend;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('an order without script [ACC-03]', () => {
  const again = (backend: AccountBackend, fields = {}) => sendForm(actions, 'reorder', AT, fields, backend);

  test('goes into the cart again, without its discount, and leads there', async () => {
    const backend = backendWith('broek', 'trui');
    expect(await again(backend)).toEqual({ kind: 'done', to: '/cart' });
    expect(backend.sent[ADD]).toEqual({
      items: [
        { id: 'broek', quantity: 2, type: 'product' },
        { id: 'trui', quantity: 1, type: 'product' },
      ],
    });
  });

  test('says that not everything came into the cart', async () => {
    const missing = { kind: 'error', text: 'headless.order.reorderFailed' };
    expect(await again(backendWith('broek'))).toEqual({ kind: 'done', to: '/cart', say: missing });
    expect(await again(refusing(500, '0'))).toEqual({ kind: 'done', say: missing });
  });

  test('is ordered again by a guest with what showed whose it is', async () => {
    const backend = backendWith('broek', 'trui');
    await again(backend, { email: 'gast@voorbeeld.nl', zipcode: '3511 NR' });
    expect(backend.sent['POST /order']).toMatchObject({ email: 'gast@voorbeeld.nl', zipcode: '3511 NR' });
  });

  test('comes with its page for who has a session [SES-05]', async () => {
    const at = (token?: string) => load(askedFor(AT), clientsFor(backendWith(), token));
    expect((await at()).data).toMatchObject({ order: { value: { order: { orderNumber: '10042' } } } });
    expect((await at('')).data).toEqual({ order: null });
  });
});
