import { fromPartial } from '@total-typescript/shoehorn';
import type { PageRequest, RefusedForm } from '@weefsel/contracts';
import { withRouter } from '@weefsel/federation/testing';
import { enableStaticRendering, StoresProvider, type RootStore } from '@weefsel/stores';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { builtInText, storesFor, storesInTest } from '../testing/stores-for';
import { load as loadFailed } from '../order-failed-page/load-order-failed';
import { Page as FailedPage } from '../order-failed-page/order-failed-page';
import { load as loadSuccess } from '../order-success-page/load-order-success';
import { Page as SuccessPage } from '../order-success-page/order-success-page';
import { product } from '../testing/cart-backend';
import { CheckoutBackend, orderOf } from '../testing/checkout-backend';
import { backendWithGuest, emma, home } from '../testing/checkout-of';
import { Page } from './checkout-page';
import { load } from './load-checkout';

beforeAll(() => enableStaticRendering(true));

const render = (stores: RootStore, page: ReactNode): string =>
  renderToString(<StoresProvider stores={stores}>{withRouter(page, { at: '/' }).tree}</StoresProvider>);

const href = '/order/success?orderId=00000000000000000000000000000001&brq_statuscode=690';

test.each([
  ['the checkout', <Page />, 'Je bestelling wordt klaargezet…'],
  ['an order', <SuccessPage href={href} />, 'Je bestelling wordt opgehaald…'],
])(
  '%s that the server could not read is a skeleton without shopper data [SES-05] [CRT-06] [CRT-08]',
  async (_, page, text) => {
    const stores = storesFor(new CheckoutBackend([product('trui', 'Wollen trui')]));
    await stores.cart.refresh();
    const html = render(stores, page);
    expect(html).toContain(text);
    expect(html).not.toContain('Wollen trui');
    expect(html).not.toContain('690');
  },
);

const ORDER = '00000000000000000000000000000001';

const request = (path: string): PageRequest =>
  fromPartial({ url: new URL(path, 'http://shop.test'), text: builtInText });

test('pages of one shopper are noindex, even when the backend does not answer [CRT-06]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const backend = new CheckoutBackend([]);
  for (const call of ['POST /country', 'POST /order']) backend.troubles.set(call, 'lost');
  const { commerce } = storesFor(backend);
  for (const page of [load, loadSuccess, loadFailed])
    expect(await page(request('/order/success'), fromPartial({ commerce }))).toMatchObject({
      head: { robots: 'noindex' },
    });
});

/** The checkout as the server renders it for the shopper of a backend. */
async function checkoutOf(backend: CheckoutBackend, step = '', refused?: RefusedForm) {
  const { commerce } = storesFor(backend);
  const answer = await load(request(`/checkout${step && `?step=${step}`}`), fromPartial({ commerce }));
  const session = await commerce.context.read();
  const cart = await commerce.cart.read();
  const stores = storesInTest({ transport: backend.transport, shopper: { session, cart } });
  if (refused) stores.page.refused = refused;
  const html = render(stores, <Page {...(answer.kind === 'page' && { data: answer.data })} />);
  return { html, has: (text: string) => html.includes(text) };
}

test('an unknown shopper gets the complete first step, even when the address asks for a later one [CRT-06]', async () => {
  const { has } = await checkoutOf(new CheckoutBackend([product('trui', 'Wollen trui')]), 'review');
  expect(has('name="form" value="details"')).toBe(true);
  expect(has('name="shipping.street"')).toBe(true);
  expect(has('Wollen trui')).toBe(true);
  expect(has('Bestellen en betalen')).toBe(false);
});

test('a known shopper gets the step of the address, with what there is to choose [CRT-06]', async () => {
  const atPayment = await checkoutOf(backendWithGuest(), 'payment');
  expect(atPayment.has('name="payment-method" checked="" value="ideal"')).toBe(true);
  expect(atPayment.has('href="/checkout?step=details"')).toBe(true);
  const atReview = await checkoutOf(backendWithGuest(), 'review');
  expect(atReview.has('name="hash" value="[&quot;trui&quot;]"')).toBe(true);
  expect(atReview.has('name="terms"')).toBe(true);
});

test('a form that was refused comes again with what was typed, and why [CRT-06]', async () => {
  const { has } = await checkoutOf(new CheckoutBackend([product('trui', 'Wollen trui')]), '', {
    form: 'details',
    values: { 'shipping.street': 'Damrak', email: 'noor@' },
    errors: { email: 'headless.form.error.emailForm' },
  });
  expect(has('value="Damrak"')).toBe(true);
  expect(has('value="noor@"')).toBe(true);
  expect(has('href="#details-email"')).toBe(true);
});

test('the last step asks a birth date for paying afterwards: no step before keeps it [CRT-06]', async () => {
  const backend = backendWithGuest();
  backend.paymentMethodId = 'riverty';
  const refused: RefusedForm = {
    form: 'review',
    values: { terms: 'on', 'birth-date': '1-1-2020' },
    errors: { 'birth-date': 'headless.checkout.error.tooYoung' },
  };
  const { has } = await checkoutOf(backend, 'review', refused);
  expect(has('name="birth-date"')).toBe(true);
  expect(has('value="1-1-2020"')).toBe(true);
});

test.each([
  ['riverty', true],
  ['ideal', false],
])(
  'the last step for %s asks a birth date: %s, without an error before it is sent [CRT-06]',
  async (method, asks) => {
    const backend = backendWithGuest();
    backend.paymentMethodId = method;
    const { has } = await checkoutOf(backend, 'review');
    expect(has('name="terms"')).toBe(true);
    expect(has('name="birth-date"')).toBe(asks);
    expect(has('aria-invalid="true"')).toBe(false);
    expect((await checkoutOf(backend, 'payment')).has('name="birth-date"')).toBe(false);
  },
);

test('without script a customer can type both addresses beside the known ones [CRT-06]', async () => {
  const backend = backendWithGuest();
  backend.customer = emma;
  backend.addresses = [home];
  const { has } = await checkoutOf(backend, 'details');
  expect(has('name="shipping.address" checked="" value="thuis"')).toBe(true);
  expect(has('name="shipping.street"')).toBe(true);
  expect(has('name="billing.street"')).toBe(true);
  expect(has('name="email"')).toBe(false);
});

test('the last step carries the newest order, so that none is placed twice [CRT-07]', async () => {
  const backend = backendWithGuest();
  expect((await checkoutOf(backend, 'review')).has('name="newest" value=""')).toBe(true);
  backend.orders = [orderOf(1, [])];
  expect((await checkoutOf(backend, 'review')).has(`name="newest" value="${ORDER}"`)).toBe(true);
});

test('an order is on its page from the server on, with ways to pay when it is not paid [CRT-08]', async () => {
  const backend = backendWithGuest();
  backend.orders = [orderOf(1, [])];
  const { commerce } = storesFor(backend);
  const answer = await loadFailed(request(`/order/failed?orderId=${ORDER}`), fromPartial({ commerce }));
  const stores = storesFor(backend);
  const html = render(
    stores,
    <FailedPage
      href={`/order/failed?orderId=${ORDER}`}
      {...(answer.kind === 'page' && { data: answer.data })}
    />,
  );
  expect(html).toContain(`action="/order/pay?orderId=${ORDER}"`);
  expect(html).toContain('value="ideal"');
});

test('an empty cart is replaced by a link to an order of moments ago, and not to an older one [CRT-07]', async () => {
  const backend = backendWithGuest([]);
  const orderAt = (ms: number) => ({
    ...orderOf(1, []),
    orderDateTime: new Date(Date.now() - ms).toISOString(),
  });
  backend.orders = [orderAt(60_000)];
  expect((await checkoutOf(backend)).has(`href="/order/success?orderId=${ORDER}"`)).toBe(true);
  backend.orders = [orderAt(5_000_000)];
  expect((await checkoutOf(backend)).has('Je winkelmand is nog leeg')).toBe(true);
});
