import { backendWithGuest, checkoutAt, checkoutOf } from '../testing/checkout-of';
import { rememberCheckout } from './checkout-storage';
import { emptyDraft } from './details/details-draft';

const NOT_LOGGED_IN = { status: 403, errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] };

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the shipping method', () => {
  test('is sent to the backend, and tracked [CRT-06] [CRT-09]', async () => {
    const { checkout, backend, heard } = await checkoutAt('shipping');
    checkout.choose('shipping', 'store');
    await checkout.saveShipping();
    expect(backend.shippingMethodId).toBe('store');
    expect(checkout.step).toBe('payment');
    expect(checkout.payment?.id).toBe('ideal');
    expect(heard.at(-1)).toMatchObject({ name: 'add_shipping_info', method: 'Ophalen in de winkel' });
  });

  test('has to be chosen; nothing is sent until then [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.shippingMethodId = 'gone';
    const { checkout } = await checkoutAt('shipping', backend);
    await checkout.saveShipping();
    expect(checkout).toMatchObject({ step: 'shipping', methodError: 'headless.checkout.methodMissing' });
    expect(backend.asked).not.toContain('PATCH /context');
    checkout.choose('shipping', 'home');
    expect(checkout.methodError).toBeNull();
    await checkout.saveShipping();
    expect(checkout.step).toBe('payment');
  });

  test('is sent once however often the button is pressed [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('shipping');
    await Promise.all([checkout.saveShipping(), checkout.saveShipping()]);
    expect(backend.count('PATCH /context')).toBe(1);
    expect(checkout.step).toBe('payment');
  });

  test('keeps the step open with the reason when sending fails, and can be sent again [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('shipping');
    backend.troubles.set('PATCH /context', 'lost');
    const saving = checkout.saveShipping();
    expect(checkout.isSaving).toBe(true);
    await saving;
    expect(checkout).toMatchObject({
      ...{ step: 'shipping', failure: 'headless.checkout.offline', isSaving: false },
    });
    expect(console.error).toHaveBeenCalledWith('[checkout] save', expect.any(Error));
    await checkout.saveShipping();
    expect(checkout).toMatchObject({ step: 'payment', failure: null });
  });

  test('keeps the step open when the new totals fail to load [CRT-06]', async () => {
    const { checkout, backend, heard } = await checkoutAt('shipping');
    backend.troubles.set('GET /checkout/cart', { status: 500, errors: [] });
    await checkout.saveShipping();
    expect(checkout).toMatchObject({ step: 'shipping', failure: 'headless.checkout.failed' });
    expect(heard.map(({ name }) => name)).toEqual(['begin_checkout']);
  });

  test('of a session that has ended leads back to the details, which are kept [CRT-06]', async () => {
    rememberCheckout({ draft: { ...emptyDraft(), values: { email: 'noor@voorbeeld.nl' } } });
    const { checkout, backend, stores } = await checkoutAt('shipping');
    backend.troubles.set('PATCH /context', NOT_LOGGED_IN);
    backend.customer = null;
    await checkout.saveShipping();
    expect(checkout).toMatchObject({ step: 'details', failure: null, isSaving: false });
    expect(checkout.details.state.failure).toBe('headless.checkout.sessionLost');
    expect(checkout.details.value('email')).toBe('noor@voorbeeld.nl');
    expect(stores.session.customer).toBeNull();
  });
});

describe('the payment method', () => {
  test('is sent to the backend and tracked, and the cart is read again for its new hash [CRT-06] [CRT-09]', async () => {
    const { checkout, backend, heard } = await checkoutAt('payment');
    const reads = backend.count('GET /checkout/cart');
    checkout.choose('payment', 'visa');
    await checkout.savePayment();
    expect(backend.paymentMethodId).toBe('visa');
    expect(backend.count('GET /checkout/cart')).toBe(reads + 1);
    expect(checkout.step).toBe('review');
    expect(heard.at(-1)).toMatchObject({ name: 'add_payment_info', method: 'Visa' });
  });

  test('has to be chosen [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('payment');
    checkout.choose('payment', '');
    await checkout.savePayment();
    expect(checkout).toMatchObject({ step: 'payment', methodError: 'headless.checkout.methodMissing' });
    expect(backend.asked).not.toContain('PATCH /context');
  });

  test('that asks a birth date wants a good one [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('payment');
    checkout.choose('payment', 'riverty');
    await checkout.savePayment();
    expect(checkout).toMatchObject({ step: 'payment', birthDateError: 'headless.checkout.error.birthDate' });
    expect(backend.asked).not.toContain('PATCH /context');
    checkout.choose('payment', 'riverty');
    expect(checkout.birthDateError).toBeNull();
    await checkout.savePayment();
    checkout.typeBirthDate('17-5-1990');
    expect(checkout).toMatchObject({ birthDate: '17-5-1990', birthDateError: null });
    await checkout.savePayment();
    expect(checkout.step).toBe('review');
  });

  test('that asks none is not held up by a wrong one [CRT-06]', async () => {
    const { checkout } = await checkoutAt('payment');
    checkout.typeBirthDate('x');
    await checkout.savePayment();
    expect(checkout.step).toBe('review');
  });
});

describe('the offer of methods', () => {
  test('includes the shipping prices when they are known [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('shipping');
    expect(checkout.shipping?.prices).toHaveLength(2);
    backend.troubles.set('POST /shipping-method', 'lost');
    await checkout.loadOffer();
    expect(checkout.shipping).toMatchObject({ id: 'home' });
    expect(checkout.shipping?.prices).toBeUndefined();
  });

  test('keeps the chosen method while it is offered, else takes the session’s, else none [CRT-06]', async () => {
    const { checkout, backend } = await checkoutAt('shipping');
    checkout.choose('shipping', 'store');
    checkout.choose('payment', 'visa');
    await checkout.loadOffer();
    expect(checkout.chosen).toEqual({ shipping: 'store', payment: 'visa' });
    backend.withheld = ['store', 'visa'];
    await checkout.loadOffer();
    expect(checkout.chosen).toEqual({ shipping: 'home', payment: 'ideal' });
    backend.withheld = ['home', 'ideal'];
    await checkout.loadOffer();
    expect(checkout.chosen).toEqual({ shipping: '', payment: '' });
  });

  test('is there without a choice while the session is unknown [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('GET /context', 'lost');
    const { checkout, stores } = await checkoutOf(backend);
    await checkout.loadOffer();
    expect(stores.session.context).toBeNull();
    expect(checkout.offer.state).toBe('ready');
    expect(checkout.chosen).toEqual({ shipping: '', payment: '' });
  });

  test('can be loaded again after a failure, and stays ready during a later reload [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('GET /checkout/gateway', 'lost');
    const { checkout } = await checkoutAt('shipping', backend);
    expect(checkout.offer.state).toBe('failed');
    expect(console.error).toHaveBeenCalledWith('[checkout] offer', expect.any(Error));
    expect(checkout.paymentMethods).toEqual([]);
    expect(checkout.shippingMethods).toEqual([]);
    const again = checkout.loadOffer();
    expect(checkout.offer.state).toBe('loading');
    await again;
    expect(checkout.offer.state).toBe('ready');
    const oncemore = checkout.loadOffer();
    expect(checkout.offer.state).toBe('ready');
    await oncemore;
  });
});
