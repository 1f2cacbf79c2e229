import { TYPED, emma, formOf, guest, home, work } from '../../testing/checkout-of';
import { emptyDraft } from './details-draft';

const BILL = {
  'billing.firstName': 'Noor',
  'billing.lastName': 'Bakker',
  'billing.zipcode': '3512 AD',
  'billing.houseNumber': '1',
  'billing.street': 'Neude',
  'billing.city': 'Utrecht',
};

const refused = (pointer: string) => ({
  status: 400,
  errors: [{ code: 'VIOLATION::X', source: { pointer } }],
});

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a guest', () => {
  test('is registered with one address, for shipping and billing [CRT-06]', async () => {
    const { form, backend, stores, type } = await formOf();
    type();
    await expect(form.save()).resolves.toBe(true);
    const sent = backend.bodies.get('/account/register');
    expect(sent).toMatchObject({
      ...{ guest: true, email: TYPED.email, firstName: 'Noor', lastName: 'Bakker' },
      acceptedDataProtection: true,
      billingAddress: { street: 'Damrak 12', city: 'Amsterdam', countryId: 'nl' },
    });
    expect(sent).not.toHaveProperty('shippingAddress');
    expect(backend.count('POST /country')).toBe(1);
    expect(stores.session.customer?.email).toBe(TYPED.email);
    expect(form.state).toMatchObject({ isBusy: false, failure: null, refusals: 0 });
  });

  test('waits as long as the backend’s rate limit asks, and is then registered without another click [CRT-06]', async () => {
    jest.useFakeTimers();
    const { form, backend, type } = await formOf();
    type();
    const errors = [{ code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', meta: { parameters: { seconds: 10 } } }];
    backend.troubles.set('POST /account/register', { status: 429, errors });
    const saved = form.save();
    await jest.advanceTimersByTimeAsync(9000);
    expect([form.state.isBusy, form.state.failure, form.waitsFor]).toEqual([true, null, 10]);
    await jest.advanceTimersByTimeAsync(1000);
    await expect(saved).resolves.toBe(true);
    expect(backend.count('POST /account/register')).toBe(2);
    expect([form.state.isBusy, form.state.failure, form.waitsFor]).toEqual([false, null, undefined]);
    jest.useRealTimers();
  });

  test('is refused when the rate limit asks for too long a wait, or repeats too often [CRT-06]', async () => {
    jest.useFakeTimers();
    const { form, backend, type } = await formOf();
    type();
    const refusedFor = (seconds: number) => ({
      status: 429,
      errors: [{ code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', meta: { parameters: { seconds } } }],
    });
    backend.troubles.set('POST /account/register', refusedFor(3600));
    await expect(form.save()).resolves.toBe(false);
    expect(form.state.failure).toBe('headless.checkout.failed');
    backend.troubles.set('POST /account/register', refusedFor(10));
    const saved = form.save();
    for (let tries = 2; tries <= 5; tries += 1) {
      await jest.advanceTimersByTimeAsync(9000);
      backend.troubles.set('POST /account/register', refusedFor(10));
      await jest.advanceTimersByTimeAsync(1000);
    }
    await expect(saved).resolves.toBe(false);
    expect(backend.count('POST /account/register')).toBe(6);
    jest.useRealTimers();
  });

  test('may have the bill sent elsewhere [CRT-06]', async () => {
    const { form, backend, type } = await formOf();
    type({ ...TYPED, ...BILL, 'billing.firstName': 'Boekhouding' });
    form.setOtherBilling(true);
    await form.save();
    expect(backend.bodies.get('/account/register')).toMatchObject({
      firstName: 'Noor',
      billingAddress: { street: 'Neude 1', firstName: 'Boekhouding' },
      shippingAddress: { street: 'Damrak 12' },
    });
  });

  test('is registered once however often the button is pressed, and not again with the same details [CRT-06]', async () => {
    const { form, backend, type } = await formOf();
    type();
    const [first, second] = await Promise.all([form.save(), form.save()]);
    expect([first, second]).toEqual([true, false]);
    await expect(form.save()).resolves.toBe(true);
    expect(backend.count('POST /account/register')).toBe(1);
    expect(backend.count('POST /account/address')).toBe(0);
  });

  test('is not registered again with details that were given before the page was loaded [CRT-06]', async () => {
    const kept = { ...emptyDraft(), values: TYPED };
    const { form, backend } = await formOf(guest, [], kept);
    await form.start(kept, true);
    await expect(form.save()).resolves.toBe(true);
    expect(backend.asked).not.toContain('POST /account/register');
    expect(backend.asked).not.toContain('POST /account/address');
  });

  test('with another address stays the same guest, and the address is used [CRT-06]', async () => {
    const { form, backend, type } = await formOf(guest);
    type();
    await expect(form.save()).resolves.toBe(true);
    expect(backend.asked).not.toContain('POST /account/register');
    expect(backend.bodies.get('/account/address')).toMatchObject({ street: 'Damrak 12' });
    expect(backend.customer?.activeShippingAddress?.id).toBe('address-0');
    expect(backend.bodies.get('/context')).toEqual({ billingAddressId: 'address-0' });
    expect(form.addresses).toEqual([]);
    expect(form.draft.addressIds).toEqual({});
  });

  test('with another e-mail address is another guest [CRT-06]', async () => {
    const { form, backend, type } = await formOf(guest);
    type({ ...TYPED, email: ' noortje@voorbeeld.nl ' });
    await form.save();
    expect(backend.bodies.get('/account/register')).toMatchObject({ email: 'noortje@voorbeeld.nl' });
    type({ email: 'noortje@voorbeeld.nl', 'shipping.city': 'Utrecht' });
    await form.save();
    expect(backend.count('POST /account/register')).toBe(1);
  });

  test('is stopped with a notice when the backend requires a confirmation by mail first [CRT-06]', async () => {
    const { form, backend, type } = await formOf();
    type();
    backend.asksConfirmation = true;
    await expect(form.save()).resolves.toBe(false);
    expect(form.state.failure).toBe('headless.checkout.confirmFirst');
  });

  test('is registered again when the backend has lost the session [CRT-06]', async () => {
    const { form, backend, stores, type } = await formOf();
    type();
    await form.save();
    backend.customer = null;
    await stores.session.refresh();
    form.forgetGiven('headless.checkout.sessionLost');
    expect(form.state.failure).toBe('headless.checkout.sessionLost');
    await expect(form.save()).resolves.toBe(true);
    expect(form.state.failure).toBeNull();
    expect(backend.count('POST /account/register')).toBe(2);
  });
});

describe('a customer', () => {
  test('has goods and bill sent to the chosen addresses [CRT-06]', async () => {
    const { form, backend } = await formOf(emma, [home, work]);
    form.setOtherBilling(true);
    form.chooseAddress('billing', 'werk');
    await expect(form.save()).resolves.toBe(true);
    expect(backend.customer?.activeShippingAddress?.id).toBe('thuis');
    expect(backend.bodies.get('/context')).toEqual({ billingAddressId: 'werk' });
    expect(backend.asked).not.toContain('POST /account/address');
  });

  test('may type a new address, which is chosen from then on [CRT-06]', async () => {
    const { form, backend, type } = await formOf(emma, [home]);
    form.chooseAddress('shipping', '');
    const { email: _none, ...place } = TYPED;
    type(place);
    await form.save();
    expect(backend.bodies.get('/account/address')).toMatchObject({ street: 'Damrak 12' });
    expect(form.addresses.map(({ id }) => id)).toEqual(['thuis', 'address-1']);
    expect(form.draft.addressIds.shipping).toBe('address-1');
    await form.save();
    expect(backend.count('POST /account/address')).toBe(1);
  });
});

describe('details that are refused', () => {
  test('are reported at the field of the address that was sent [CRT-06]', async () => {
    const { form, backend, type } = await formOf();
    type();
    backend.troubles.set('POST /account/register', refused('/billingAddress/zipcode'));
    await expect(form.save()).resolves.toBe(false);
    expect(form.state.errors).toEqual({ 'shipping.zipcode': 'headless.form.error.other' });
    expect(form.state).toMatchObject({ refusals: 1, failure: null, isBusy: false });
    type(BILL);
    form.setOtherBilling(true);
    backend.troubles.set('POST /account/register', refused('/billingAddress/zipcode'));
    await form.save();
    expect(form.state.errors).toEqual({ 'billing.zipcode': 'headless.form.error.other' });
    expect(form.state.refusals).toBe(2);
  });

  test('of a customer are reported at the new address [CRT-06]', async () => {
    const { form, backend, type } = await formOf(emma, [home]);
    form.setOtherBilling(true);
    form.chooseAddress('shipping', '');
    const { email: _none, ...place } = TYPED;
    type(place);
    backend.troubles.set('POST /account/address', refused('/city'));
    await form.save();
    expect(form.state.errors).toEqual({ 'shipping.city': 'headless.form.error.other' });
  });

  test('for another reason are reported for the whole form, and can be sent again [CRT-06]', async () => {
    const { form, backend, type } = await formOf();
    type();
    backend.troubles.set('POST /account/register', 'lost');
    await form.save();
    expect(form.state).toMatchObject({ failure: 'headless.checkout.offline', refusals: 1, errors: {} });
    backend.troubles.set('POST /account/register', refused('/storefrontUrl'));
    await form.save();
    expect(form.state).toMatchObject({ failure: 'headless.checkout.failed', refusals: 2, errors: {} });
    await expect(form.save()).resolves.toBe(true);
    expect(form.state.failure).toBeNull();
  });

  test('because the session has ended are sent as a new registration the next time [CRT-06]', async () => {
    const { form, backend, type } = await formOf(guest);
    type();
    const errors = [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }];
    backend.troubles.set('POST /account/address', { status: 403, errors });
    backend.customer = null;
    await form.save();
    expect(form.state.failure).toBe('headless.checkout.sessionLost');
    await expect(form.save()).resolves.toBe(true);
    expect(backend.count('POST /account/register')).toBe(1);
  });
});
