import { product } from '../testing/cart-backend';
import { CheckoutBackend, orderOf } from '../testing/checkout-backend';
import { backendWithGuest, checkoutAt, checkoutOf, typeDetails } from '../testing/checkout-of';
import { recallCheckout, rememberCheckout } from './checkout-storage';

const trui = product('trui', 'Wollen trui');

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the checkout begins', () => {
  test('with the details, and is tracked once [CRT-09]', async () => {
    const { checkout, heard, backend } = await checkoutOf();
    expect(checkout.isReady).toBe(false);
    await Promise.all([checkout.start(), checkout.start()]);
    expect(checkout).toMatchObject({ step: 'details', isReady: true, moves: 0, failure: null });
    expect(heard.map(({ name }) => name)).toEqual(['begin_checkout']);
    expect(backend.count('POST /country')).toBe(1);
    expect(backend.count('GET /checkout/gateway')).toBe(0);
  });

  test('without a tracking event when there is nothing to order [CRT-09]', async () => {
    const { checkout, heard } = await checkoutOf(new CheckoutBackend([]));
    await checkout.start();
    expect(heard).toEqual([]);
    expect(checkout.isReady).toBe(true);
  });

  test('where the shopper was [CRT-06]', async () => {
    const { checkout } = await checkoutAt('payment');
    expect(checkout.step).toBe('payment');
    expect(checkout.payment?.id).toBe('ideal');
    expect(checkout.shipping?.id).toBe('home');
  });

  test('with the details in a session without a customer, whatever this tab remembers [CRT-06]', async () => {
    const { checkout } = await checkoutAt('payment', new CheckoutBackend([trui]));
    expect(checkout.step).toBe('details');
  });

  test('with paying when the chosen way is gone, or asks a birth date, which is kept nowhere [CRT-06]', async () => {
    const gone = backendWithGuest();
    gone.withheld = ['ideal'];
    expect((await checkoutAt('review', gone)).checkout.step).toBe('payment');
    const afterwards = backendWithGuest();
    afterwards.paymentMethodId = 'riverty';
    expect((await checkoutAt('review', afterwards)).checkout.step).toBe('payment');
    expect((await checkoutAt('review')).checkout.step).toBe('review');
  });

  test('without a step for sending when nothing is sent [CRT-01] [CRT-06]', async () => {
    const download = product('patroon', 'Breipatroon', { states: ['is-download'] });
    const { checkout } = await checkoutAt('shipping', backendWithGuest([download]));
    expect(checkout.steps).toEqual(['details', 'payment', 'review']);
    expect(checkout.step).toBe('details');
    typeDetails({ checkout });
    await checkout.saveDetails();
    expect(checkout.step).toBe('payment');
    expect((await checkoutAt('details')).checkout.steps).toContain('shipping');
  });
});

describe('the details', () => {
  test('once given lead to the next step, with new totals and what there is to choose [CRT-06]', async () => {
    const { checkout, backend, stores } = await checkoutOf();
    await checkout.start();
    typeDetails({ checkout });
    backend.lines = [trui, product('sjaal', 'Sjaal')];
    await checkout.saveDetails();
    expect(checkout).toMatchObject({ step: 'shipping', moves: 1, isSaving: false, failure: null });
    expect(checkout.shippingMethods.map(({ id }) => id)).toEqual(['home', 'store']);
    expect(stores.cart.lines).toHaveLength(2);
    expect(recallCheckout().step).toBe('shipping');
  });

  test('that are not complete lead nowhere [CRT-06]', async () => {
    const { checkout, backend } = await checkoutOf();
    await checkout.start();
    await checkout.saveDetails();
    expect(checkout.step).toBe('details');
    expect(backend.asked).not.toContain('GET /checkout/gateway');
  });
});

describe('another step', () => {
  test('clears the errors of the previous one [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('shipping');
    backend.troubles.set('PATCH /context', 'lost');
    await checkout.saveShipping();
    checkout.choose('shipping', '');
    await checkout.saveShipping();
    checkout.goTo('details');
    expect(checkout).toMatchObject({ step: 'details', moves: 1, failure: null, methodError: null });
    expect(recallCheckout().step).toBe('details');
  });
});

describe('ordering', () => {
  test('leads to the payment, without a birth date that was not asked [CRT-07]', async () => {
    const { checkout, backend, ways } = await checkoutAt('review');
    checkout.typeBirthDate('17-5-1990');
    await checkout.order();
    expect(ways).toEqual(['https://pay.example/1']);
    expect(backend.bodies.get('/handle-payment')).not.toHaveProperty('buckaroo_afterpay_DoB');
    expect(backend.asked.at(-1)).toBe('GET /checkout/cart');
  });

  test('that is refused stays at the review, with the session and the methods read again [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('review');
    backend.troubles.set('POST /checkout/order', { status: 400, errors: [{ code: 'PAYMENT_X' }] });
    const before = backend.count('GET /checkout/gateway');
    await checkout.order();
    expect(checkout.step).toBe('review');
    expect(checkout.placing.state).toMatchObject({
      kind: 'refused',
      text: 'headless.checkout.methodRefused',
    });
    expect(backend.count('GET /checkout/gateway')).toBe(before + 1);
    expect(backend.asked.slice(-3)).toContain('GET /context');
  });

  test('that is refused because the way of paying is gone leads to choosing another [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('review');
    backend.troubles.set('POST /checkout/order', { status: 400, errors: [{ code: 'PAYMENT_X' }] });
    backend.withheld = ['ideal'];
    await checkout.order();
    expect(checkout.step).toBe('payment');
  });

  test('in a session that has ended leads to the details [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('review');
    backend.customer = null;
    await checkout.order();
    expect(checkout.step).toBe('details');
    expect(checkout.details.state.failure).toBe('headless.checkout.sessionLost');
  });

  test('in the session of another customer leads to the details of that customer [CRT-06] [CRT-07]', async () => {
    const { checkout, backend } = await checkoutAt('review');
    backend.customer = { id: 'emma', guest: false, active: true };
    backend.addresses = [{ id: 'thuis' }];
    await checkout.order();
    expect(checkout.step).toBe('details');
    expect(checkout.details.state.failure).toBe('headless.checkout.otherShopper');
    expect(checkout.details.addresses).toHaveLength(1);
    expect(backend.orders).toEqual([]);
  });

  test('pressed again while it is under way does nothing more [CRT-07]', async () => {
    const { checkout, backend } = await checkoutAt('review');
    await Promise.all([checkout.order(), checkout.order()]);
    expect(backend.orders).toHaveLength(1);
    expect(backend.count('GET /checkout/gateway')).toBe(1);
  });

  test('is not needed for an order that arrived while the page was away [CRT-07]', async () => {
    const backend = backendWithGuest();
    backend.orders = [orderOf(1, [trui])];
    rememberCheckout({ attempt: { customerId: 'guest', previous: null } });
    const { checkout } = await checkoutAt('review', backend);
    expect(checkout.placing.orderId).toBe(backend.orders[0]?.id);
  });
});
