import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { moveOrder, type OrderMove } from '../orders/move-order.ts';
import { at, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

const EMMA = 'emma@weefsel.example';
const DAY = 86_400_000;
const NEEDS_PROOF = [403, 'SHOP__RETURN_LABEL_NEEDS_PROOF'];
const WRONG_PROOF = [403, 'SHOP__RETURN_LABEL_WRONG_PROOF'];
const UNKNOWN = [410, 'SHOP__WITHDRAWAL_UNKNOWN'];

let shop: TestShop;
let token: string;
let order: { id: string; number: string; line: string; zipcode: string; street: string };

const logIn = async (username: string) =>
  (await shop.call('POST', '/account/login', { body: { username, password: DEMO_PASSWORD } })).token;

beforeEach(async () => {
  shop = openTestShop();
  token = await logIn(EMMA);
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 2 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  const { json } = await shop.call('POST', '/checkout/order', { token });
  const { zipcode, street } = json.billingAddress;
  order = { id: json.id, number: json.orderNumber, line: json.lineItems[0].id, zipcode, street };
});

afterEach(() => shop.close());

const move = (machine: OrderMove['machine'], transition: string) =>
  moveOrder(shop.backOffice, order.id, { machine, transition });

/** Sends the order, and withdraws one piece like a guest: by number and e-mail address. */
async function givenUp({ sent = true, email = EMMA } = {}): Promise<string> {
  move('order_transaction', 'paid');
  if (sent) move('order_delivery', 'ship');
  const { code } = (
    await shop.call('POST', '/nd/withdrawal/begin', { body: { orderNumber: order.number, email: EMMA } })
  ).json;
  const lines = [{ id: order.line, quantity: 1 }];
  await shop.call('POST', '/nd/withdrawal/choose', { body: { code, name: 'Emma', email, lines } });
  await shop.call('POST', '/nd/withdrawal/confirm', { body: { code } });
  return code;
}

const open = (body: object, as?: string) =>
  shop.call('POST', '/nd/withdrawal/label', { body, ...(as && { token: as }) });

/** The withdrawal inside its order. */
async function withOrder(): Promise<{ labelCode: string | null; parcelCode: string | null }> {
  const { json } = await shop.call('POST', '/order', { token, body: { ids: [order.id] } });
  return json.orders.elements[0].extensions.shopWithdrawal.withdrawals[0];
}

const labelCode = async () => (await withOrder()).labelCode;

test('the code that an order gives opens its label, with sender, receiver and the parcel’s own code', async () => {
  await givenUp();
  const { status, json } = await open({ code: await labelCode() });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    orderNumber: order.number,
    returnCode: `R${order.number}-1`,
    state: 'sendBack',
    label: {
      parcelCode: `3SWRET00${order.number}01`,
      receiver: [expect.stringContaining('retouren'), expect.any(String), expect.any(String)],
    },
  });
  expect(json.label.sender).toEqual(expect.arrayContaining(['Emma', order.street]));
  expect((await withOrder()).parcelCode).toBe(json.label.parcelCode);
});

test('order number and e-mail address alone do not open the label; login or postcode does', async () => {
  const code = await givenUp();
  expect(refusal(await open({ code }))).toEqual(NEEDS_PROOF);
  expect(refusal(await open({ code }, await logIn('joris@weefsel.example')))).toEqual(NEEDS_PROOF);
  expect(refusal(await open({ code, zipcode: '9999 ZZ' }))).toEqual(WRONG_PROOF);
  expect((await open({ code }, token)).status).toBe(200);
  const proven = await open({ code, zipcode: order.zipcode.toLowerCase().replace(' ', '') });
  expect(proven.json.labelCode).toBe(await labelCode());
});

test('guessing postcodes ends in a 429', async () => {
  const code = await givenUp();
  const tries = [];
  for (let n = 0; n < 20; n += 1) tries.push((await open({ code, zipcode: `1000 A${n}` })).status);
  expect(tries.at(-1)).toBe(429);
});

test.each([[''], ['R10001-1'], ['%'], [null], [{ $ne: '' }]])('%j opens no label', async (code) => {
  await givenUp();
  expect(refusal(await open({ code }))).toEqual(UNKNOWN);
});

test('a withdrawal that was only begun has no label', async () => {
  move('order_delivery', 'ship');
  const body = { orderNumber: order.number };
  const { code } = (await shop.call('POST', '/nd/withdrawal/begin', { body, token })).json;
  expect(refusal(await open({ code }, token))).toEqual(UNKNOWN);
});

test.each<[string, (() => void)[], boolean]>([
  ['received', [() => move('order_delivery', 'retour')], true],
  ['settled', [() => move('order_transaction', 'refund')], true],
  ['cancelled', [() => move('order_delivery', 'cancel')], false],
])(
  'a %s return shows its state instead of a label, and its order has no label code',
  async (state, moves, hasParcel) => {
    const code = await givenUp();
    for (const one of moves) one();
    expect((await open({ code }, token)).json).toMatchObject({ state, label: null });
    expect(await withOrder()).toMatchObject({
      labelCode: null,
      parcelCode: hasParcel ? expect.any(String) : null,
    });
  },
);

test('an unsent order has no label for its withdrawal', async () => {
  const code = await givenUp({ sent: false });
  expect((await open({ code }, token)).json).toMatchObject({ state: 'unsent', label: null });
  expect(await withOrder()).toMatchObject({ labelCode: null, parcelCode: null });
});

test('after thirty days the codes of a withdrawal expire, and its order has no label code', async () => {
  const code = await givenUp();
  const own = await labelCode();
  shop.time.now += 31 * DAY;
  for (const old of [code, own]) expect(refusal(await open({ code: old }, token))).toEqual(UNKNOWN);
  expect(await labelCode()).toBeNull();
});

test('the mail to the customer links the label code, a mail to another address the withdrawal code', async () => {
  const code = await givenUp({ email: 'bewijs@elders.nl' });
  const linkTo = (to: string) =>
    /return-label\?code=([\w-]+)/.exec(
      shop.outbox.list().find(({ kind, recipient }) => kind === 'withdrawal' && recipient === to)?.html ?? '',
    )?.[1];
  expect(linkTo(EMMA)).toBe(await labelCode());
  expect(linkTo('bewijs@elders.nl')).toBe(code);
});
