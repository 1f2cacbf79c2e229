import { fromPartial } from '@total-typescript/shoehorn';
import type { CheckoutOffer } from '@weefsel/api-clients';
import type { RefusedForm } from '@weefsel/contracts';
import { product } from '../testing/cart-backend';
import { CheckoutBackend } from '../testing/checkout-backend';
import { backendWithGuest } from '../testing/checkout-of';
import { storesFor } from '../testing/stores-for';
import type { ServedCheckout } from './checkout-beginning';
import { rememberCheckout } from './checkout-storage';
import { createCheckout } from './create-checkout';

const trui = product('trui', 'Wollen trui');
const elements = (...ids: string[]) => ({ elements: ids.map((id) => ({ id })) });
const OFFER = fromPartial<CheckoutOffer>({
  shippingMethods: elements('home', 'store'),
  paymentMethods: elements('ideal', 'visa'),
});
const NL = { id: 'nl', iso: 'NL' };

/** A checkout that was served at a step, in a session that the backend knows. */
async function servedAt(
  step: ServedCheckout['step'],
  { backend = backendWithGuest(), refused, more = { offer: OFFER } }: Partial<Served> = {},
) {
  const stores = storesFor(backend);
  await stores.resume();
  const ways = { leave: jest.fn(), go: jest.fn() };
  const served = { step, countries: [NL], addresses: [], ...more };
  const checkout = createCheckout(stores, ways, { served, refused });
  return { backend, stores, checkout };
}

interface Served {
  backend: CheckoutBackend;
  refused: RefusedForm;
  more: Partial<ServedCheckout>;
}

const refusedForm = (form: string, more: Partial<RefusedForm> = {}): RefusedForm => ({
  ...{ form, values: {}, errors: {} },
  ...more,
});

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a served checkout', () => {
  test('opens the step of the address with the methods of the session, without a request [CRT-06]', async () => {
    const { checkout, backend } = await servedAt('payment', { more: { offer: OFFER, newest: 'order' } });
    expect(checkout).toMatchObject({ step: 'payment', isReady: true, newest: 'order' });
    expect(checkout.chosen).toEqual({ shipping: 'home', payment: 'ideal' });
    await checkout.start();
    expect(checkout.step).toBe('payment');
    expect(backend.asked).not.toContain('GET /checkout/gateway');
    expect(backend.asked).not.toContain('POST /country');
  });

  test('opens the details of an unknown shopper, and without methods [CRT-06]', async () => {
    const { checkout } = await servedAt('payment', { backend: new CheckoutBackend([trui]) });
    expect(checkout).toMatchObject({ step: 'details', newest: null });
    expect((await servedAt('payment', { more: {} })).checkout.step).toBe('details');
  });

  test('opens the details in place of a step that a download skips [CRT-01] [CRT-06]', async () => {
    const download = product('patroon', 'Breipatroon', { states: ['is-download'] });
    const { checkout } = await servedAt('shipping', { backend: backendWithGuest([download]) });
    expect(checkout.step).toBe('details');
  });

  test('opens the payment in place of the review, without a payment method [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.paymentMethodId = 'gone';
    expect((await servedAt('review', { backend })).checkout.step).toBe('payment');
    expect((await servedAt('review')).checkout.step).toBe('review');
  });

  test('starts at the remembered step of this tab, unless a form was refused [CRT-06]', async () => {
    rememberCheckout({ step: 'payment' });
    const { checkout } = await servedAt('details');
    expect(checkout.step).toBe('details');
    await checkout.start();
    expect(checkout.step).toBe('payment');
    const refused = await servedAt('details', { refused: refusedForm('shipping') });
    await refused.checkout.start();
    expect(refused.checkout.step).toBe('shipping');
  });

  test('does not submit details that the backend has [CRT-06]', async () => {
    const { checkout, backend } = await servedAt('shipping');
    checkout.goTo('details');
    await checkout.details.save();
    expect(backend.asked).not.toContain('POST /account/register');
    expect(backend.asked).not.toContain('POST /account/address');
  });
});

describe('a refused form', () => {
  test('of a method keeps the choice, with its error [CRT-06]', async () => {
    const errors = { 'payment-method': 'headless.checkout.methodMissing' } as const;
    const values = { 'payment-method': 'visa' };
    const { checkout } = await servedAt('details', { refused: refusedForm('payment', { values, errors }) });
    expect(checkout).toMatchObject({ step: 'payment', methodError: 'headless.checkout.methodMissing' });
    expect(checkout.chosen).toEqual({ shipping: 'home', payment: 'visa' });
    expect(checkout.failure).toBeNull();
  });

  test('of a method without a choice keeps that of the session [CRT-06]', async () => {
    const { checkout } = await servedAt('details', { refused: refusedForm('shipping') });
    expect(checkout).toMatchObject({ step: 'shipping', methodError: null });
    expect(checkout.chosen.shipping).toBe('home');
  });

  test('shows its failure at its step, or at the details of an unknown shopper [CRT-06]', async () => {
    const failure = 'headless.checkout.offline';
    const refused = refusedForm('shipping', { failure });
    const known = await servedAt('details', { refused });
    expect(known.checkout).toMatchObject({ step: 'shipping', failure });
    expect(known.checkout.details.state.failure).toBeNull();
    const unknown = await servedAt('details', { refused, backend: new CheckoutBackend([trui]) });
    expect(unknown.checkout).toMatchObject({ step: 'details', failure: null });
    expect(unknown.checkout.details.state.failure).toBe(failure);
  });

  test('of an order shows the refusal, and keeps the gift note [CRT-06]', async () => {
    const failure = 'headless.checkout.cartChanged';
    const values = { 'gift-note': 'Voor oma' };
    const { checkout } = await servedAt('details', { refused: refusedForm('review', { values, failure }) });
    expect(checkout.placing.giftNote).toBe('Voor oma');
    expect(checkout.placing.state).toEqual({ kind: 'refused', text: failure, notices: [] });
    expect(checkout).toMatchObject({ step: 'review', failure: null });
    const without = await servedAt('details', { refused: refusedForm('review') });
    expect(without.checkout.placing.state.kind).toBe('idle');
  });

  test('of the details keeps the typed values; its failure is that of the form alone [CRT-06]', async () => {
    const failure = 'headless.checkout.offline';
    const refused = refusedForm('details', { failure, values: { email: 'noor@' } });
    const { checkout } = await servedAt('details', { refused });
    expect(checkout.details.value('email')).toBe('noor@');
    expect(checkout.details.state.failure).toBe(failure);
    expect(checkout.failure).toBeNull();
  });
});
