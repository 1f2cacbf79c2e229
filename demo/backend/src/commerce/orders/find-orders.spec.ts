import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import { at, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';
import { moveOrder } from './move-order.ts';

let shop: TestShop;
let token: string;

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
});

afterEach(() => shop.close());

const find = (body: object) => shop.call('POST', '/order', { token, body });

async function order(place: number, ...codes: string[]) {
  const codeLines = codes.map((referencedId) => ({ referencedId, type: 'promotion' }));
  const items = [{ id: at(inStock, place).id, type: 'product', quantity: 1 }, ...codeLines];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  return (await shop.call('POST', '/checkout/order', { token })).json;
}

const numbersIn = ({ json }: Awaited<ReturnType<typeof find>>) =>
  json.orders.elements.map(({ orderNumber }: { orderNumber: string }) => orderNumber);

const equals = (field: string, value: unknown) => ({ filter: [{ type: 'equals', field, value }] });

describe('own orders', () => {
  test('are found by state, delivery, payment and date, and put in the wanted order', async () => {
    const first = await order(0);
    shop.time.now += 60_000;
    await order(9);
    moveOrder(shop.backOffice, first.id, { machine: 'order_transaction', transition: 'paid' });
    moveOrder(shop.backOffice, first.id, { machine: 'order', transition: 'process' });
    moveOrder(shop.backOffice, first.id, { machine: 'order_delivery', transition: 'ship' });
    expect(numbersIn(await find({}))).toEqual(['10002', '10001']);
    expect(numbersIn(await find({ sort: [{ field: 'createdAt', order: 'ASC' }] }))).toEqual([
      '10001',
      '10002',
    ]);
    expect(numbersIn(await find(equals('stateMachineState.technicalName', 'in_progress')))).toEqual([
      '10001',
    ]);
    expect(numbersIn(await find(equals('deliveries.stateMachineState.technicalName', 'open')))).toEqual([
      '10002',
    ]);
    expect(numbersIn(await find(equals('transactions.stateMachineState.technicalName', 'paid')))).toEqual([
      '10001',
    ]);
    const since = { type: 'range', field: 'orderDateTime', parameters: { gt: first.orderDateTime } };
    expect(numbersIn(await find({ filter: [since] }))).toEqual(['10002']);
    const page = await find({ limit: 1, page: 2, 'total-count-mode': 'exact' });
    expect([numbersIn(page), page.json.orders.total]).toEqual([['10001'], 2]);
  });

  test('accept associations that orders have, and refuse unknown associations and fields', async () => {
    await order(0);
    const deliveries = { associations: { shippingMethod: {}, stateMachineState: {} } };
    const known = { lineItems: { associations: { cover: {} } }, deliveries, transactions: {}, addresses: {} };
    expect((await find({ associations: known })).status).toBe(200);
    expect(refusal(await find({ associations: { surprises: {} } }))).toEqual([
      400,
      'FRAMEWORK__ASSOCIATION_NOT_FOUND',
    ]);
    expect(refusal(await find(equals('colour', 'red')))).toEqual([400, 'FRAMEWORK__UNMAPPED_FIELD']);
  });

  test('may be paid another way while they are not paid and their discounts are still given', async () => {
    shop.time.now = Date.UTC(2026, 10, 27, 12);
    const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
    ({ token } = await shop.call('POST', '/account/login', { body }));
    const paid = await order(0);
    const discounted = await order(9, 'BLACKFRIDAY');
    moveOrder(shop.backOffice, paid.id, { machine: 'order_transaction', transition: 'paid' });
    const changeable = async () => (await find({ checkPromotion: true })).json.paymentChangeable;
    expect(await changeable()).toEqual({ [paid.id]: false, [discounted.id]: true });
    shop.time.now = Date.UTC(2026, 10, 30, 23);
    ({ token } = await shop.call('POST', '/account/login', { body }));
    expect(await changeable()).toEqual({ [paid.id]: false, [discounted.id]: false });
  });
});

describe('the order of a guest', () => {
  const guest = {
    guest: true,
    email: 'gast@weefsel.example',
    firstName: 'Gast',
    lastName: 'de Vries',
    storefrontUrl: 'http://shop.test',
    billingAddress: { street: 'Kade 5', zipcode: '1234 AB', city: 'Zaandam', countryId: COUNTRIES[0].id },
  };
  const right = { email: guest.email, zipcode: '1234 AB' };
  let deepLinkCode: string;

  beforeEach(async () => {
    token = (await shop.call('POST', '/account/register', { body: guest })).token;
    ({ deepLinkCode } = await order(0));
  });

  const open = (proof: object, code = deepLinkCode) =>
    shop.call('POST', '/order', { body: { ...equals('deepLinkCode', code), ...proof } });

  test('opens by its link with the right e-mail address and zip code', async () => {
    expect(refusal(await open({}))).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED']);
    expect(refusal(await open(right, 'onbekend'))).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED']);
    expect(refusal(await open({ ...right, zipcode: '9999 ZZ' }))).toEqual([
      403,
      'CHECKOUT__GUEST_WRONG_CREDENTIALS',
    ]);
    // The vendor compares the space too.
    expect((await open({ ...right, zipcode: '1234AB' })).status).toBe(403);
    expect(numbersIn(await open({ email: 'Gast@weefsel.example', zipcode: '1234 ab' }))).toEqual(['10001']);
  });

  test('logs its guest in when that is asked', async () => {
    const { token: back } = await open({ ...right, login: true });
    expect((await shop.call('GET', '/context', { token: back })).json.customer).toMatchObject({
      guest: true,
      email: guest.email,
    });
  });

  test('limits guesses, and stays closed after a month', async () => {
    for (let n = 0; n < 10; n += 1) await open({ ...right, zipcode: `${1000 + n} AA` });
    expect(refusal(await open(right))).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED']);
    shop.time.now += 11_000;
    expect((await open(right)).status).toBe(200);
    shop.time.now += 31 * 24 * 60 * 60 * 1000;
    expect(refusal(await open(right))).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED']);
  });

  test('is not opened by its link when it belongs to an account', async () => {
    const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
    ({ token } = await shop.call('POST', '/account/login', { body }));
    const own = await order(9);
    expect(refusal(await open(right, own.deepLinkCode))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
  });
});
