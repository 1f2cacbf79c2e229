import { AccountBackend, emma, listOf } from '../testing/account-backend';
import { askedFor, clientsFor, refusing, sendForm } from '../testing/send-form';
import { someOrder } from '../testing/some-order';
import { someWithdrawal } from '../testing/some-withdrawal';
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

  test('reports that not all goods reached the cart', async () => {
    const missing = { kind: 'error', text: 'headless.order.reorderFailed' };
    expect(await again(backendWith('broek'))).toEqual({ kind: 'done', to: '/cart', say: missing });
    expect(await again(refusing(500, '0'))).toEqual({ kind: 'done', say: missing });
  });

  test('is opened by a guest with a matching e-mail address and postcode, and refused otherwise', async () => {
    const backend = backendWith();
    backend.customer = { ...emma, guest: true };
    const proof = { email: 'gast@voorbeeld.nl', zipcode: '3511 NR' };
    expect(await sendForm(actions, 'prove', AT, proof, backend)).toEqual({ kind: 'done' });
    expect(backend.sent['POST /order']).toMatchObject({ ...proof, login: true });
    expect(await sendForm(actions, 'prove', AT, { ...proof, zipcode: '' }, backend)).toMatchObject({
      errors: { zipcode: 'headless.form.error.zipcode' },
    });
    backend.answers['POST /order'] = { orders: listOf(), paymentChangeable: [] };
    const wrong = { kind: 'refused', failure: 'headless.order.guestWrong' };
    expect(await sendForm(actions, 'prove', AT, proof, backend)).toEqual(wrong);
    const guess = refusing(403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS');
    expect(await sendForm(actions, 'prove', AT, proof, guess)).toEqual(wrong);
  });

  test('is refused with the reason when its account no longer exists', async () => {
    const proof = { email: 'gast@voorbeeld.nl', zipcode: '3511 NR' };
    expect(await sendForm(actions, 'prove', AT, proof, backendWith())).toEqual({
      kind: 'refused',
      failure: 'headless.order.guestGone',
    });
  });

  test('leads to its withdrawal, by its number and the address it was ordered with', async () => {
    const backend = backendWith();
    const orderCustomer = { email: 'gast@voorbeeld.nl' };
    backend.answers['POST /order'] = {
      orders: listOf({ ...someOrder(), orderCustomer }),
      paymentChangeable: [],
    };
    backend.answers['POST /nd/withdrawal/begin'] = someWithdrawal();
    expect(await sendForm(actions, 'withdraw', AT, {}, backend)).toEqual({
      kind: 'done',
      to: '/order/withdraw?code=begonnen',
    });
    expect(backend.sent['POST /nd/withdrawal/begin']).toEqual({ orderNumber: '10042', ...orderCustomer });
    backend.answers['POST /order'] = { orders: listOf(), paymentChangeable: [] };
    expect(await sendForm(actions, 'withdraw', AT, {}, backend)).toEqual({
      kind: 'done',
      to: '/order/withdraw',
    });
    expect(await sendForm(actions, 'withdraw', AT, {}, refusing(500, '0'))).toEqual({
      kind: 'refused',
      failure: 'headless.form.failed',
    });
  });

  test('is served with its page to a shopper with a session only [SES-05]', async () => {
    const at = (token?: string) => load(askedFor(AT), clientsFor(backendWith(), token));
    expect(await at()).toMatchObject({ data: { order: { value: { order: { orderNumber: '10042' } } } } });
    expect(await at('')).toMatchObject({ data: { order: null } });
  });

  test.each(['%E0%A4%A', '%25E0', 'a%20b', 'a'.repeat(129), '<b>'])(
    'is not found for an invalid code: %s',
    async (code) => {
      const asked = askedFor(`/account/order/${code}`);
      expect(await load(asked, clientsFor(backendWith()))).toEqual({ kind: 'not-found' });
    },
  );

  test('returns its invoice as a file named by its number, and refuses when there is none', async () => {
    const backend = backendWith();
    const result = await sendForm(actions, 'invoice', AT, {}, backend);
    expect(result).toMatchObject({
      kind: 'file',
      name: 'factuur-F10042.pdf',
      file: { type: 'application/pdf' },
    });
    expect(backend.asked).toContain('POST /document/download/paper/code');
    const none = { kind: 'done', say: { kind: 'error', text: 'headless.order.invoiceFailed' } };
    backend.answers['POST /order'] = {
      orders: listOf({ ...someOrder(), documents: [] }),
      paymentChangeable: [],
    };
    expect(await sendForm(actions, 'invoice', AT, {}, backend)).toEqual(none);
    backend.answers['POST /order'] = { orders: listOf(), paymentChangeable: [] };
    expect(await sendForm(actions, 'invoice', AT, {}, backend)).toEqual(none);
    for (const status of [403, 404, 500])
      expect(await sendForm(actions, 'invoice', AT, {}, refusing(status, '0'))).toEqual(none);
  });
});
