import { fromPartial } from '@total-typescript/shoehorn';
import { orderOf, type CheckoutBackend } from '../testing/checkout-backend';
import { backendWithGuest, home } from '../testing/checkout-of';
import { builtInText, storesFor } from '../testing/stores-for';
import { load } from './load-checkout';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const HOUR = 60 * 60 * 1000;

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Loads the checkout at a step for the shopper of a session. */
const loadAt = (step: string, backend: CheckoutBackend, token = 'session') =>
  load(
    fromPartial({ url: new URL(`http://shop.test/checkout?step=${step}`), text: builtInText }),
    fromPartial({ commerce: storesFor(backend, token).commerce }),
  );

/** A backend with an order that was placed some time ago. */
function backendWithOrderOf(ms: number) {
  const backend = backendWithGuest([]);
  backend.orders = [{ ...orderOf(1, []), orderDateTime: new Date(NOW - ms).toISOString() }];
  return backend;
}

describe('the data of the checkout', () => {
  test('are the step, addresses, methods and newest order of a known shopper [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.addresses = [home];
    backend.orders = [orderOf(1, [])];
    expect(await loadAt('payment', backend)).toMatchObject({
      head: { robots: 'noindex' },
      data: {
        step: 'payment',
        countries: [{ iso: 'NL' }, { iso: 'BE' }],
        addresses: [{ id: home.id }],
        offer: { paymentMethods: { elements: [{ id: 'ideal' }, { id: 'visa' }, { id: 'riverty' }] } },
        newest: orderOf(1, []).id,
      },
    });
  });

  test('are only the countries without a session [CRT-06]', async () => {
    const backend = backendWithGuest();
    expect(await loadAt('review', backend, '')).toMatchObject({
      data: { step: 'details', countries: [{ iso: 'NL' }, { iso: 'BE' }], addresses: [] },
    });
    expect(backend.asked).toEqual(['POST /country']);
  });

  test('lack addresses and orders of a shopper who is logged out, and nothing is logged [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.customer = null;
    const errors = [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }];
    backend.troubles.set('POST /account/list-address', { status: 403, errors });
    const page = await loadAt('payment', backend);
    expect(page).toMatchObject({ data: { step: 'payment', addresses: [], newest: null } });
    expect(page).toHaveProperty('data.offer');
    expect(logged).not.toHaveBeenCalled();
  });

  test.each(['POST /country', 'POST /account/list-address', 'GET /checkout/gateway', 'POST /order'])(
    'are left to the browser when %s fails, which is logged [CRT-06]',
    async (call) => {
      const backend = backendWithGuest();
      backend.troubles.set(call, { status: 500, errors: [] });
      expect(await loadAt('payment', backend)).toMatchObject({ kind: 'page', data: null });
      expect(logged).toHaveBeenCalledWith('[checkout]', expect.any(Error));
    },
  );
});

describe('an order of the last hour', () => {
  test('explains an empty cart [CRT-07]', async () => {
    expect(await loadAt('', backendWithOrderOf(HOUR - 1))).toMatchObject({
      data: { placed: orderOf(1, []).id },
    });
  });

  test('is none when the newest is an hour old, has no date, or does not exist [CRT-07]', async () => {
    const undated = backendWithGuest([]);
    undated.orders = [orderOf(1, [])];
    for (const backend of [backendWithOrderOf(HOUR), undated, backendWithGuest([])])
      expect(await loadAt('', backend)).not.toHaveProperty('data.placed');
  });
});
