import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { PAYMENT_METHODS, SHIPPING } from './delivery-methods.ts';
import { at, inStock, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

const login = async (name: string) => {
  const body = { username: `${name}@weefsel.example`, password: DEMO_PASSWORD };
  return (await shop.call('POST', '/account/login', { body })).token;
};

beforeEach(async () => {
  shop = openTestShop();
  token = await login('emma');
});

afterEach(() => shop.close());

const post = (path: string, body: object = {}) => shop.call('POST', path, { token, body });
const add = (id: string, quantity = 1) =>
  post('/checkout/cart/line-item', { items: [{ id, type: 'product', quantity }] });
const stockOf = async (id: string) => (await post(`/product/${id}`)).json.product.availableStock;
const methodOf = (key: string) => PAYMENT_METHODS.find(({ shortName }) => shortName === key)?.id ?? '';
const one = at(inStock, 0);

async function order() {
  await add(one.id, 2);
  return (await post('/checkout/order', { customerComment: 'Bel maar aan' })).json;
}

const lastPayment = async (id: string) => {
  const { json } = await post('/order', { ids: [id] });
  return json.orders.elements[0].transactions.at(-1);
};

describe('ordering', () => {
  test('keeps what the cart was, empties it, and takes the goods out of stock', async () => {
    const before = await stockOf(one.id);
    await add(one.id, 2);
    await post('/checkout/cart/line-item', { items: [{ type: 'promotion', referencedId: 'ZOMER5' }] });
    const cart = (await shop.call('GET', '/checkout/cart', { token })).json;
    const { status, json } = await post('/checkout/order', { customerComment: 'Bel maar aan' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      orderNumber: '10001',
      amountTotal: cart.price.totalPrice,
      price: cart.price,
      customerComment: 'Bel maar aan',
      stateMachineState: { technicalName: 'open', translated: { name: 'Open' } },
      orderCustomer: { email: 'emma@weefsel.example' },
      billingAddress: { city: 'Utrecht' },
      deliveries: [{ shippingMethod: { translated: { name: 'Bezorgen aan huis' } } }],
      transactions: [{ stateMachineState: { technicalName: 'open' } }],
      lineItems: [
        { referencedId: one.id, quantity: 2, type: 'product' },
        { referencedId: 'ZOMER5', type: 'promotion', totalPrice: -5 },
      ],
    });
    expect((await shop.call('GET', '/checkout/cart', { token })).json.lineItems).toEqual([]);
    expect(await stockOf(one.id)).toBe(before - 2);
  });

  test('is refused for an anonymous shopper and for an empty cart', async () => {
    const nobody = await shop.call('POST', '/checkout/order');
    expect([nobody.status, nobody.json.errors[0].code]).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
    const empty = await post('/checkout/order');
    expect([empty.status, empty.json.errors[0].code]).toEqual([400, 'CHECKOUT__CART_EMPTY']);
  });

  test('is refused when others were faster; the next attempt orders what is left', async () => {
    await add(one.id, one.initialStock);
    shop.database.stock.sell(one.id, 1);
    const late = await post('/checkout/order');
    expect([late.status, late.json.errors[0].code]).toEqual([500, 'CHECKOUT__CART_INVALID']);
    expect((await post('/order')).json.orders.elements).toEqual([]);
    const again = await post('/checkout/order');
    expect(again.json.lineItems[0].quantity).toBe(one.initialStock - 1);
    expect(await stockOf(one.id)).toBe(0);
  });

  test('is refused when the cart is not the one that the shopper saw', async () => {
    const { hash } = (await add(one.id)).json;
    await add(one.id);
    const changed = await post('/checkout/order', { hash });
    expect([changed.status, changed.json.errors[0].code]).toEqual([409, 'CHECKOUT__CART_HASH_MISMATCH']);
  });

  test('uses the chosen methods, and remembers the payment method', async () => {
    const pickUp = at(SHIPPING, 1).method.id;
    const bancontact = methodOf('bancontact');
    await shop.call('PATCH', '/context', {
      token,
      body: { shippingMethodId: pickUp, paymentMethodId: bancontact },
    });
    const placed = await order();
    expect(placed).toMatchObject({ shippingTotal: 0, deliveries: [{ shippingMethodId: pickUp }] });
    expect(placed.transactions).toMatchObject([{ paymentMethodId: bancontact }]);
    expect((await post('/account/customer')).json.lastPaymentMethod.id).toBe(bancontact);
  });

  test('returns the price steps of a shipping method only when requested', async () => {
    const { json } = await post('/shipping-method?onlyAvailable=true', { associations: { prices: {} } });
    expect(json.elements[0].prices).toMatchObject([
      { quantityStart: 0, quantityEnd: 49.99, currencyPrice: [{ gross: 4.95 }] },
      { quantityStart: 50, quantityEnd: null, currencyPrice: [{ gross: 0 }] },
    ]);
    expect((await post('/shipping-method')).json.elements[0].prices).toBeNull();
  });

  test.each([
    ['NL', 'iDEAL', 'Bancontact'],
    ['BE', 'Bancontact', 'iDEAL'],
    ['DE', 'Apple Pay', 'Bancontact'],
  ])('for delivery to %s the gateway lists %s first and %s last', async (iso, first, last) => {
    const countryId = COUNTRIES.find((country) => country.iso === iso)?.id;
    const { token: newcomer } = await shop.call('GET', '/context');
    await shop.call('PATCH', '/context', { token: newcomer, body: { countryId } });
    const { json } = await shop.call('GET', '/checkout/gateway', { token: newcomer });
    const names = json.paymentMethods.elements.map(({ name }: { name: string }) => name);
    expect([names[0], names.at(-1)]).toEqual([first, last]);
  });

  test('the gateway offers every method in order', async () => {
    const { json } = await shop.call('GET', '/checkout/gateway', { token });
    expect(json.errors).toEqual([]);
    expect(json.shippingMethods.elements).toHaveLength(2);
    expect(json.paymentMethods.elements.map(({ name }: { name: string }) => name).sort()).toEqual(
      ['Apple Pay', 'Bancontact', 'Maestro', 'Mastercard', 'Riverty', 'Visa', 'iDEAL'].sort(),
    );
  });
});

describe('looking back', () => {
  test('shows only the customer’s own orders, newest first and paged', async () => {
    await order();
    const second = await order();
    const page = await post('/order', { limit: 1, 'total-count-mode': 'exact', checkPromotion: true });
    expect(page.json.orders).toMatchObject({ total: 2, elements: [{ id: second.id }] });
    expect(page.json.paymentChangeable).toEqual({ [second.id]: true });
    const joris = await login('joris');
    const foreign = await shop.call('POST', '/order', { token: joris, body: { ids: [second.id] } });
    expect(foreign.json).toMatchObject({ orders: { elements: [] }, paymentChangeable: [] });
    expect((await shop.call('POST', '/order')).status).toBe(403);
  });
});

describe('the mails about an order', () => {
  test('confirm the order and its cancellation', async () => {
    const { id } = await order();
    await post('/order/state/cancel', { orderId: id });
    const [cancelled, confirmed] = shop.database.mails.all();
    expect(confirmed).toMatchObject({ kind: 'order-confirmation', recipient: 'emma@weefsel.example' });
    expect(confirmed?.html).toMatch(/bestelnummer is 10001.*2 × .*Oudegracht 214, 3511 NR Utrecht/s);
    expect(cancelled?.subject).toBe('Je bestelling 10001 is geannuleerd');
  });
});

describe('changing an order', () => {
  test('a cancelled order gives its goods back, once', async () => {
    const before = await stockOf(one.id);
    const { id } = await order();
    const cancelled = await post('/order/state/cancel', { orderId: id });
    expect(cancelled.json).toMatchObject({ technicalName: 'cancelled', apiAlias: 'state_machine_state' });
    expect((await post('/order/state/cancel', { orderId: id })).status).toBe(400);
    expect(await stockOf(one.id)).toBe(before);
    const unknown = await post('/order/state/cancel', { orderId: 'a'.repeat(32) });
    expect([unknown.status, unknown.json.errors[0].code]).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND']);
  });

  test('another payment method creates another transaction, unless the order is paid', async () => {
    const { id, transactions } = await order();
    expect(
      (await post('/order/payment', { orderId: id, paymentMethodId: methodOf('visa') })).json.success,
    ).toBe(true);
    expect(await lastPayment(id)).toMatchObject({
      paymentMethodId: methodOf('visa'),
      stateMachineState: { technicalName: 'open' },
    });
    const states = shop.database.orders.transactionsOf(id).map(({ state }) => state);
    expect(states).toEqual(['cancelled', 'open']);
    expect(transactions).toHaveLength(1);
    settlePayment(shop.backOffice, id, 190);
    const paid = await post('/order/payment', { orderId: id, paymentMethodId: methodOf('ideal') });
    expect(paid.json.errors[0].code).toBe('CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE');
  });
});

describe('paying', () => {
  const stateAfter = async (...codes: number[]) => {
    const { id } = await order();
    for (const code of codes) settlePayment(shop.backOffice, id, code);
    return (await lastPayment(id)).stateMachineState.technicalName;
  };

  test('follows the provider’s reports, and stays paid once money came in', async () => {
    expect(await stateAfter(190)).toBe('paid');
    expect(await stateAfter(791, 190)).toBe('paid');
    expect(await stateAfter(190, 490)).toBe('paid');
    expect(await stateAfter(490, 190)).toBe('paid');
    expect(await stateAfter(690)).toBe('failed');
    expect(await stateAfter(890, 490)).toBe('cancelled');
    expect(await stateAfter(790)).toBe('open');
    expect(settlePayment(shop.backOffice, 'unknown', 190)).toBeUndefined();
  });

  test('redirects to the payment service, and nowhere once the order is paid', async () => {
    const { id } = await order();
    const pay = (body: object) => post('/handle-payment', body);
    const { redirectUrl } = (await pay({ orderId: id, finishUrl: '/order/success' })).json;
    expect(redirectUrl).toMatch(
      /^http:\/\/payments\.test\/ideal\/10001\?to=http:\/\/shop\.test\/order\/success$/,
    );
    settlePayment(shop.backOffice, id, 190);
    expect((await pay({ orderId: id })).json.redirectUrl).toBeNull();
  });

  test('names what is wrong with the request', async () => {
    const { status, json } = await post('/handle-payment', { finishUrl: 'javascript:alert(1)', errorUrl: 5 });
    expect(status).toBe(400);
    expect(json.errors.map(({ source }: { source: { pointer: string } }) => source.pointer)).toEqual([
      '/finishUrl',
      '/errorUrl',
      '/orderId',
    ]);
    const unknown = await post('/handle-payment', { orderId: 'a'.repeat(32) });
    expect([unknown.status, unknown.json.errors[0].code]).toEqual([404, 'CHECKOUT__INVALID_ORDER_ID']);
  });
});
