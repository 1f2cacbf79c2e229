import { fromPartial } from '@total-typescript/shoehorn';
import type { VatOutcome } from '@weefsel/api-clients';
import type { ActionRequest } from '@weefsel/contracts';
import { product } from '../testing/cart-backend';
import { CheckoutBackend, orderOf } from '../testing/checkout-backend';
import { backendWithGuest, TYPED } from '../testing/checkout-of';
import { storesFor } from '../testing/stores-for';
import { actions } from './checkout-actions';

const trui = product('trui', 'Wollen trui');

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const vat = { check: jest.fn(async (): Promise<VatOutcome> => 'valid') };

/** Submits the form of a step to a backend, as a browser without script does. */
async function send(form: string, fields: Record<string, string>, backend: CheckoutBackend) {
  const { commerce } = storesFor(backend);
  const request: ActionRequest = fromPartial({
    url: new URL('http://shop.test/checkout'),
    origin: 'http://shop.test',
    fields: { form, ...fields },
  });
  return actions[form]?.(request, fromPartial({ commerce, vat }));
}

const ORDER = { terms: 'on', hash: '["trui"]', newest: '' };

describe('the details', () => {
  test('register a guest, and lead to the next step [CRT-06]', async () => {
    const backend = new CheckoutBackend([trui]);
    const result = await send('details', { ...TYPED, 'shipping.country': 'NL' }, backend);
    expect(result).toEqual({ kind: 'done', to: '/checkout?step=shipping' });
    expect(backend.bodies.get('/account/register')).toMatchObject({
      guest: true,
      storefrontUrl: 'http://shop.test',
      billingAddress: { street: 'Damrak 12', countryId: 'nl' },
    });
  });

  test('are refused at each wrong field, and not sent [CRT-06]', async () => {
    const backend = new CheckoutBackend([trui]);
    const result = await send('details', { email: 'noor@', 'shipping.zipcode': '1012' }, backend);
    expect(result).toMatchObject({
      kind: 'refused',
      errors: {
        email: 'headless.form.error.emailForm',
        'shipping.zipcode': 'headless.form.error.zipcodeNL',
        'shipping.street': 'headless.form.error.street',
      },
    });
    expect(backend.count('POST /account/register')).toBe(0);
  });

  const business = {
    ...TYPED,
    ...{ 'shipping.country': 'NL', business: 'on', company: 'Draad bv', vatId: 'nl 1234.56.782.b01' },
  };

  test('of a business have its company and its number, tidied and checked [CRT-06]', async () => {
    const backend = new CheckoutBackend([trui]);
    expect(await send('details', business, backend)).toEqual({ kind: 'done', to: '/checkout?step=shipping' });
    expect(vat.check).toHaveBeenCalledWith({ country: 'NL', number: 'NL123456782B01' });
    expect(backend.bodies.get('/account/register')).toMatchObject({
      ...{ accountType: 'business', company: 'Draad bv', vatIds: ['NL123456782B01'] },
      billingAddress: { company: 'Draad bv' },
    });
  });

  test('with a malformed VAT number are refused, with an unknown one only the first time [CRT-06]', async () => {
    const backend = new CheckoutBackend([trui]);
    vat.check.mockResolvedValueOnce('malformed').mockResolvedValue('unknown');
    const error = (vatId: string) => ({ kind: 'refused', errors: { vatId: `headless.form.error.${vatId}` } });
    expect(await send('details', business, backend)).toEqual(error('vatId'));
    expect(await send('details', business, backend)).toEqual(error('vatUnknown'));
    expect(backend.count('POST /account/register')).toBe(0);
    expect(await send('details', { ...business, vatTold: 'NL1' }, backend)).toEqual(error('vatUnknown'));
    const again = { ...business, vatTold: business.vatId };
    expect(await send('details', again, backend)).toMatchObject({ kind: 'done' });
  });

  test('of a business are accepted with a notice when no register answers [CRT-06]', async () => {
    vat.check.mockRejectedValueOnce(new Error('away'));
    expect(await send('details', business, new CheckoutBackend([trui]))).toMatchObject({
      kind: 'done',
      say: { text: 'headless.form.vatUnchecked' },
    });
  });

  test('are refused as offline when the backend does not answer [CRT-06]', async () => {
    const backend = new CheckoutBackend([trui]);
    backend.troubles.set('POST /account/register', 'lost');
    const result = await send('details', { ...TYPED, 'shipping.country': 'NL' }, backend);
    expect(result).toMatchObject({ kind: 'refused', failure: 'headless.checkout.offline' });
  });
});

test.each([
  ['shipping', 'shipping-method', 'store', '/checkout?step=payment'],
  ['payment', 'payment-method', 'visa', '/checkout?step=review'],
])('a way of %s is chosen, and asked for when it is not [CRT-06]', async (form, field, id, to) => {
  const backend = backendWithGuest();
  expect(await send(form, { [field]: id }, backend)).toEqual({ kind: 'done', to });
  expect([backend.shippingMethodId, backend.paymentMethodId]).toContain(id);
  expect(await send(form, {}, backend)).toEqual({
    kind: 'refused',
    errors: { [field]: 'headless.checkout.methodMissing' },
  });
  backend.troubles.set('PATCH /context', {
    status: 403,
    errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }],
  });
  expect(await send(form, { [field]: id }, backend)).toEqual({
    kind: 'refused',
    failure: 'headless.checkout.sessionLost',
  });
});

describe('an order', () => {
  test('is placed of the cart that was seen, and leads to the payment with the way back [CRT-07]', async () => {
    const backend = backendWithGuest();
    expect(await send('review', ORDER, backend)).toEqual({ kind: 'leave', to: 'https://pay.example/1' });
    expect(backend.bodies.get('/checkout/order')).toEqual({ hash: '["trui"]' });
    const [order] = backend.orders;
    expect(backend.bodies.get('/handle-payment')).toMatchObject({
      finishUrl: `http://shop.test/order/success?orderId=${order?.id}`,
    });
  });

  test('needs the terms, and a birth date where paying afterwards asks it [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.paymentMethodId = 'riverty';
    expect(await send('review', { ...ORDER, terms: '', 'birth-date': '1-1-2020' }, backend)).toEqual({
      kind: 'refused',
      errors: {
        'birth-date': 'headless.checkout.error.tooYoung',
        terms: 'headless.checkout.termsMissing',
      },
    });
    expect(backend.orders).toEqual([]);
    await send('review', { ...ORDER, 'birth-date': '17-5-1990' }, backend);
    expect(backend.bodies.get('/handle-payment')).toMatchObject({ buckaroo_afterpay_DoB: '17-05-1990' });
  });

  test('that is sent again is the same one, also when its answer was lost [CRT-07]', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('POST /checkout/order', 'late');
    expect(await send('review', ORDER, backend)).toMatchObject({ kind: 'leave' });
    backend.troubles.set('POST /checkout/order', { status: 400, errors: [{ code: 'CHECKOUT__CART_EMPTY' }] });
    expect(await send('review', ORDER, backend)).toMatchObject({ kind: 'leave' });
    expect(backend.orders).toHaveLength(1);
  });

  test('of an empty cart is none, whatever was ordered before [CRT-07]', async () => {
    const backend = backendWithGuest([]);
    backend.orders = [orderOf(1, [])];
    backend.troubles.set('POST /checkout/order', { status: 400, errors: [{ code: 'CHECKOUT__CART_EMPTY' }] });
    const newest = backend.orders[0]?.id ?? '';
    expect(await send('review', { ...ORDER, newest }, backend)).toEqual({
      kind: 'refused',
      failure: 'headless.checkout.cartEmpty',
    });
  });

  test('leads to paying again when its payment does not start, and to the thanks when none is needed [CRT-07] [CRT-08]', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('POST /handle-payment', 'lost');
    const result = await send('review', ORDER, backend);
    expect(result).toEqual({ kind: 'done', to: `/order/failed?orderId=${backend.orders[0]?.id}` });
    backend.redirectUrl = null;
    backend.lines = [trui];
    expect(await send('review', ORDER, backend)).toMatchObject({
      kind: 'done',
      to: expect.stringContaining('/order/success') as string,
    });
  });
});

describe('a discount code', () => {
  test('that is missing is asked for', async () => {
    expect(await send('code', { code: ' ' }, backendWithGuest())).toEqual({
      kind: 'done',
      say: { kind: 'error', text: 'headless.checkout.codeMissing' },
    });
  });

  test('that gets no answer is reported as failed', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('POST /checkout/cart/line-item', 'lost');
    expect(await send('code', { code: 'TIEN' }, backend)).toMatchObject({
      say: { kind: 'error', text: 'headless.checkout.codeFailed' },
    });
  });
});
