import { fromPartial } from '@total-typescript/shoehorn';
import { backendWithOrder, ID } from '../testing/order-shopper';
import { builtInText, storesFor } from '../testing/stores-for';
import { load as loadFailed } from '../order-failed-page/load-order-failed';
import { load as loadSuccess } from '../order-success-page/load-order-success';

let logged: jest.SpyInstance;
beforeEach(() => void (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

/** Loads a page about an order for the shopper of a session. */
const loadAt = (query: string, backend = backendWithOrder(), { token = 'session', load = loadFailed } = {}) =>
  load(
    fromPartial({ url: new URL(`http://shop.test/order/failed${query}`), text: builtInText }),
    fromPartial({ commerce: storesFor(backend, token).commerce }),
  );

describe('the data of a page about an order', () => {
  test('are the order and its payment methods while it can be paid [CRT-08]', async () => {
    expect(await loadAt(`?orderId=${ID}`)).toMatchObject({
      head: { title: 'Je betaling is niet gelukt | Weefsel', robots: 'noindex' },
      data: { order: { id: ID }, methods: [{ id: 'ideal' }, { id: 'visa' }, { id: 'riverty' }] },
    });
  });

  test.each([
    ['paid', ''],
    ['in_progress', ''],
    ['open', '&brq_statuscode=791'],
  ])('include no payment methods for a payment that is %s (%j) [CRT-08]', async (state, more) => {
    const backend = backendWithOrder(state);
    const page = await loadAt(`?orderId=${ID}${more}`, backend);
    expect(page).toMatchObject({ data: { order: { id: ID } } });
    expect(page).not.toHaveProperty('data.methods');
    expect(backend.asked).toEqual(['POST /order']);
  });

  test.each([
    ['an order in the address', '', 'session'],
    ['a session', `?orderId=${ID}`, ''],
  ])('are no order without %s, and the backend gets no request [CRT-08]', async (_lack, query, token) => {
    const backend = backendWithOrder();
    expect(await loadAt(query, backend, { token })).toMatchObject({ data: { order: null } });
    expect(backend.asked).toEqual([]);
  });

  test('are no order for a shopper without access, and nothing is logged [CRT-08]', async () => {
    const backend = backendWithOrder();
    backend.customer = null;
    expect(await loadAt(`?orderId=${ID}`, backend)).toMatchObject({ data: { order: null } });
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['POST /order', 404],
    ['POST /order', 500],
    ['GET /checkout/gateway', 500],
  ])(
    'are left to the browser when %s fails with status %d, which is logged [CRT-08]',
    async (call, status) => {
      const backend = backendWithOrder();
      backend.troubles.set(call, { status, errors: [] });
      expect(await loadAt(`?orderId=${ID}`, backend)).toMatchObject({ kind: 'page', data: null });
      expect(logged).toHaveBeenCalledWith('[order]', expect.any(Error));
    },
  );
});

describe('the account for a guest', () => {
  const guestAccount = { remote: 'mf-account', name: 'GuestAccount', props: { returnTo: '' } };

  test('is announced with a placed order [CRT-08]', async () => {
    expect(await loadAt(`?orderId=${ID}`, backendWithOrder('paid'), { load: loadSuccess })).toMatchObject({
      data: { order: { id: ID } },
      fragments: { 'guest-account': guestAccount },
    });
  });

  test('is not announced without an order, or after a failure [CRT-08]', async () => {
    const backend = backendWithOrder();
    expect(await loadAt('', backend, { load: loadSuccess })).not.toHaveProperty('fragments');
    backend.troubles.set('POST /order', 'lost');
    expect(await loadAt(`?orderId=${ID}`, backend, { load: loadSuccess })).not.toHaveProperty('fragments');
  });
});
