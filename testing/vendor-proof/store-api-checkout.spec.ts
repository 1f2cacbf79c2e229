import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import { PAYMENT_METHODS, SHIPPING } from '../../demo/backend/src/commerce/checkout/delivery-methods.ts';
import { COUNTRIES } from '../../demo/backend/src/commerce/context/reference-data.ts';
import { moveOrder } from '../../demo/backend/src/commerce/orders/move-order.ts';
import { at, inStock } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { openWitnessedShop, type WitnessedShop } from './witnessed-shop.ts';

let shop: WitnessedShop;

beforeEach(() => {
  shop = openWitnessedShop();
});

afterEach(() => shop.close());

const email = 'emma@weefsel.example';
const storefrontUrl = 'http://shop.test';
const login = (password = DEMO_PASSWORD) =>
  shop.ask('POST /account/login', { body: { username: email, password } });

/** Parameter of the link in the latest mail, which identifies the recipient. */
const mailed = (name: 'hash' | 'em') =>
  new RegExp(`\\b${name}=(\\w+)`).exec(at(shop.outbox.list(), 0).html)?.[1] ?? '';

describe('from cart to order, every answer is what the published document promises', () => {
  test('choosing, ordering, paying, changing the payment, cancelling [CRT-06] [CRT-07] [CRT-08]', async () => {
    await login();
    await shop.ask('GET /checkout/gateway');
    await shop.ask('PATCH /context', {
      body: {
        shippingMethodId: at(SHIPPING, 1).method.id,
        paymentMethodId: at(PAYMENT_METHODS, 1).id,
      },
    });
    const items = [
      { id: at(inStock, 0).id, type: 'product', quantity: 1 },
      { id: at(inStock, 9).id, type: 'product', quantity: 1 },
      { referencedId: 'ZOMER5', type: 'promotion' },
    ];
    await shop.ask('POST /checkout/cart/line-item', { body: { items } });
    const placed = await shop.ask('POST /checkout/order', { body: { customerComment: 'Bel maar aan' } });
    expect(placed.status).toBe(200);
    const orderId: string = placed.json.id;

    const pages = { finishUrl: `${storefrontUrl}/klaar`, errorUrl: `${storefrontUrl}/mislukt` };
    const payment = await shop.ask('POST /handle-payment', { body: { orderId, ...pages } });
    expect(payment.json.redirectUrl).toContain('http://payments.test/');
    const change = { orderId, paymentMethodId: at(PAYMENT_METHODS, 2).id };
    expect((await shop.ask('POST /order/payment', { body: change })).json.success).toBe(true);

    const associations = { lineItems: { associations: { cover: {} } }, transactions: {}, addresses: {} };
    const found = await shop.ask('POST /order', { body: { associations, checkPromotion: true } });
    expect(found.json.orders.elements).toHaveLength(1);
    const cancelled = await shop.ask('POST /order/state/cancel', { body: { orderId } });
    expect(cancelled.json.technicalName).toBe('cancelled');
  });

  test('an order that is paid, sent with two parcels, invoiced, returned and paid back [ACC-03]', async () => {
    await login();
    const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
    await shop.ask('POST /checkout/cart/line-item', { body: { items } });
    const orderId: string = (await shop.ask('POST /checkout/order', { body: {} })).json.id;
    const query = { orderId, finishUrl: `${storefrontUrl}/klaar`, errorUrl: `${storefrontUrl}/mislukt` };
    expect((await shop.ask('GET /handle-payment', { query })).json.redirectUrl).toContain('/ideal/');
    for (const [machine, transition] of [
      ['order_transaction', 'paid'],
      ['order', 'process'],
      ['order_delivery', 'ship_partially'],
      ['order_delivery', 'ship'],
      ['order', 'complete'],
      ['order_delivery', 'retour'],
      ['order_transaction', 'refund'],
    ] as const) {
      moveOrder(shop.backOffice, orderId, { machine, transition });
      const { json } = await shop.ask('POST /order', { body: { ids: [orderId], checkPromotion: true } });
      expect(json.orders.elements[0].documents).toHaveLength(1);
      expect(json.paymentChangeable).toEqual({ [orderId]: false });
    }
  });

  test('an empty order, an anonymous order and a payment for an unknown order are refused', async () => {
    const unknown = { orderId: 'f'.repeat(32), paymentMethodId: at(PAYMENT_METHODS, 0).id };
    const nobody = await shop.ask('POST /checkout/order');
    const pages = { finishUrl: storefrontUrl, errorUrl: storefrontUrl };
    const noOrder = await shop.ask('POST /handle-payment', { body: { ...unknown, ...pages } });
    await login();
    const nothing = await shop.ask('POST /checkout/order');
    const foreign = await shop.ask('POST /order/payment', { body: unknown });
    expect([nobody, noOrder, nothing, foreign].map(({ status }) => status)).toEqual([403, 404, 400, 404]);
  });
});

describe('letters, every answer is what the published document promises', () => {
  test('a forgotten password is replaced once [API-08]', async () => {
    await shop.ask('POST /account/recovery-password', { body: { email, storefrontUrl } });
    const hash = mailed('hash');
    await shop.ask('POST /account/customer-recovery-is-expired', { body: { hash } });
    const body = { hash, newPassword: 'heel-iets-anders', newPasswordConfirm: 'heel-iets-anders' };
    expect((await shop.ask('POST /account/recovery-password-confirm', { body })).status).toBe(200);
    expect((await shop.ask('POST /account/recovery-password-confirm', { body })).status).toBe(410);
    expect((await login('heel-iets-anders')).status).toBe(200);
  });

  test('another e-mail address, the newsletter, and a question [API-08] [API-11]', async () => {
    const reader = { email: 'lezer@weefsel.example', option: 'subscribe', storefrontUrl };
    await shop.ask('POST /newsletter/subscribe', { body: reader });
    const letter = { hash: mailed('hash'), em: mailed('em') };
    expect((await shop.ask('POST /newsletter/confirm', { body: letter })).status).toBe(200);
    await login();
    const other = { email: 'emma2@weefsel.example', emailConfirmation: 'emma2@weefsel.example' };
    await shop.ask('POST /account/change-email', { body: { ...other, password: DEMO_PASSWORD } });
    await shop.ask('POST /account/newsletter-recipient');
    await shop.ask('POST /newsletter/subscribe', {
      body: { email: other.email, option: 'subscribe', storefrontUrl },
    });
    const known = await shop.ask('POST /account/newsletter-recipient');
    expect(known.json.status).not.toBe('undefined');
    await shop.ask('POST /newsletter/unsubscribe', { body: { email: other.email } });
    const question = { email, subject: 'Maat', comment: 'Valt deze jurk klein?' };
    expect((await shop.ask('POST /contact-form', { body: question })).status).toBe(200);
    expect((await shop.ask('POST /contact-form', { body: { email } })).status).toBe(400);
  });

  test('an account that is confirmed by mail [SES-02]', async () => {
    shop.switches.doubleOptIn = true;
    const name = { firstName: 'Noor', lastName: 'de Wit' };
    const street = { street: 'Kade 5', zipcode: '1234 AB', city: 'Zaandam' };
    const registered = await shop.ask('POST /account/register', {
      body: {
        ...name,
        email: 'noor@weefsel.example',
        password: 'lang-genoeg',
        storefrontUrl,
        acceptedDataProtection: true,
        billingAddress: { ...street, countryId: COUNTRIES[0].id },
      },
    });
    expect(registered.json.doubleOptInRegistration).toBe(true);
    const letter = { hash: mailed('hash'), em: mailed('em') };
    expect((await shop.ask('POST /account/register-confirm', { body: letter })).status).toBe(200);
    expect((await shop.ask('GET /context')).json.customer.firstName).toBe('Noor');
    expect((await shop.ask('POST /account/register-confirm', { body: letter })).status).toBe(412);
  });
});
