import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { moveOrder, type OrderMove } from '../orders/move-order.ts';
import { at, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

const EMMA = 'emma@weefsel.example';
const DAY = 86_400_000;
const CHANGED = [409, 'SHOP__WITHDRAWAL_CHANGED'];
const NOTHING = [409, 'SHOP__WITHDRAWAL_NOTHING_LEFT'];

let shop: TestShop;
let token: string;
let order: { id: string; number: string; lines: { id: string; quantity: number }[]; total: number };

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: EMMA, password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
  const items = [0, 3].map((n) => ({ id: at(inStock, n).id, type: 'product', quantity: n === 0 ? 2 : 1 }));
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  const { json } = await shop.call('POST', '/checkout/order', { token });
  const goods = json.lineItems.filter(({ type }: { type: string }) => type === 'product');
  order = { id: json.id, number: json.orderNumber, lines: goods, total: json.amountTotal };
});

afterEach(() => shop.close());

const move = (machine: OrderMove['machine'], transition: string) =>
  moveOrder(shop.backOffice, order.id, { machine, transition });

/** Begins a withdrawal like a guest: by number and e-mail address. */
const begin = (body: object = { orderNumber: order.number, email: EMMA }, as?: string) =>
  shop.call('POST', '/nd/withdrawal/begin', { body, token: as });

const choose = (code: string, quantities: readonly number[], more: object = {}) =>
  shop.call('POST', '/nd/withdrawal/choose', {
    body: {
      code,
      name: 'Emma van der Linden',
      email: EMMA,
      lines: order.lines.map(({ id }, n) => ({ id, quantity: quantities[n] ?? 0 })),
      ...more,
    },
  });

const confirm = (code: string) => shop.call('POST', '/nd/withdrawal/confirm', { body: { code } });

async function chosen(...quantities: number[]): Promise<string> {
  const { code } = (await begin()).json;
  await choose(code, quantities);
  return code;
}

const receipts = () => shop.outbox.list().filter(({ kind }) => kind === 'withdrawal');

function send() {
  move('order_transaction', 'paid');
  move('order_delivery', 'ship');
}

test('an order is found by number and e-mail or by its customer, and otherwise refused alike', async () => {
  const unknown = [403, 'SHOP__WITHDRAWAL_ORDER_UNKNOWN'];
  expect(refusal(await begin({ orderNumber: order.number, email: 'iemand@anders.nl' }))).toEqual(unknown);
  expect(refusal(await begin({ orderNumber: '99999', email: EMMA }))).toEqual(unknown);
  expect(refusal(await begin({ orderNumber: order.number }))).toEqual(unknown);
  expect(refusal(await begin({ orderNumber: "1' or 1=1", email: EMMA }))).toEqual(unknown);
  expect((await begin({ orderNumber: `# ${order.number}`, email: ` ${EMMA.toUpperCase()} ` })).status).toBe(
    200,
  );
  expect((await begin({ orderNumber: order.number }, token)).status).toBe(200);
});

test('guessing order numbers ends in a 429', async () => {
  for (let n = 0; n < 30; n += 1) await begin({ orderNumber: String(20_000 + n), email: EMMA });
  expect((await begin({ orderNumber: order.number, email: EMMA })).status).toBe(429);
});

test('withdrawing a whole unsent order cancels it at once and refunds shipping', async () => {
  move('order_transaction', 'paid');
  const code = await chosen(2, 1);
  const { json } = await confirm(code);
  expect(json).toMatchObject({ isUnsent: true, isPaid: true, basis: 'law', refund: { total: order.total } });
  expect(json.receipt).toMatchObject({ returnCode: `R${order.number}-1`, sendBackUntil: null });
  const found = await shop.call('POST', '/order', { token, body: { ids: [order.id] } });
  const [now] = found.json.orders.elements;
  expect(now.stateMachineState.technicalName).toBe('cancelled');
  expect(now.extensions.shopWithdrawal).toMatchObject({
    isOpen: false,
    withdrawals: [{ state: 'unsent', refund: order.total, lines: [{ quantity: 2 }, { quantity: 1 }] }],
  });
  expect(shop.database.stock.sold(at(inStock, 0).id)).toBe(0);
});

test('a withdrawn part of an unsent order returns to stock, and the rest later, once', async () => {
  await confirm(await chosen(1, 0));
  expect(shop.database.stock.sold(at(inStock, 0).id)).toBe(1);
  await confirm(await chosen(1, 1));
  expect(shop.database.stock.sold(at(inStock, 0).id)).toBe(0);
  expect(shop.database.stock.sold(at(inStock, 3).id)).toBe(0);
  expect(shop.database.orders.byId(order.id)?.state).toBe('cancelled');
});

test('a withdrawal from an unpaid order reduces the amount due, and stays marked as unpaid', async () => {
  const { json } = await confirm(await chosen(1, 0));
  const [payment] = shop.database.orders.transactionsOf(order.id);
  expect(json.receipt.isPaid).toBe(false);
  expect(payment?.amountCents).toBe(Math.round(100 * (order.total - json.refund.total)));
  move('order_transaction', 'paid');
  expect((await shop.call('POST', '/nd/withdrawal/read', { body: { code: json.code } })).json.isPaid).toBe(
    false,
  );
});

test('the receipt is mailed at once, with the statement and its time', async () => {
  send();
  const { code } = (await begin()).json;
  await choose(code, [1, 0], { email: 'bewijs@elders.nl', reason: 'Te <groot>' });
  expect(receipts()).toEqual([]);
  shop.time.now = Date.UTC(2026, 10, 20, 13, 5, 9);
  await confirm(code);
  expect(receipts().map(({ recipient }) => recipient)).toEqual([EMMA, 'bewijs@elders.nl']);
  const [mail] = receipts();
  expect(mail?.subject).toBe(`Ontvangstbevestiging: herroeping van bestelling ${order.number}`);
  for (const part of [
    '20 november 2026',
    '14:05:09',
    'Emma van der Linden',
    `R${order.number}-1`,
    '1 ×',
    'Te &lt;groot&gt;',
  ])
    expect(mail?.html).toContain(part);
});

test('confirming twice withdraws once and returns the same receipt', async () => {
  send();
  const code = await chosen(2, 1);
  const [first, second] = [await confirm(code), await confirm(code)];
  expect(second.json).toEqual(first.json);
  expect(receipts()).toHaveLength(1);
  expect((await choose(code, [1, 0])).json).toEqual(first.json);
});

test('two withdrawals that were begun for the same goods give them up once', async () => {
  send();
  const [one, other] = [await chosen(2, 0), await chosen(1, 1)];
  expect((await confirm(one)).status).toBe(200);
  expect(refusal(await confirm(other))).toEqual(CHANGED);
  expect(refusal(await choose(other, [1, 0]))).toEqual(CHANGED);
  expect((await choose(other, [0, 1])).status).toBe(200);
  expect((await confirm(other)).json.receipt.returnCode).toBe(`R${order.number}-2`);
  expect(refusal(await begin())).toEqual(NOTHING);
});

test.each([[[3, 0]], [[0, 0]], [[-1, 0]], [[0.5, 0]]])('%j pieces are not accepted', async (quantities) => {
  const { code } = (await begin()).json;
  expect((await choose(code, quantities)).status).toBeGreaterThanOrEqual(400);
  expect(refusal(await confirm(code))).toEqual([400, 'SHOP__WITHDRAWAL_NOTHING_CHOSEN']);
});

test('after the legal term the shop’s own term continues without shipping costs, and then ends', async () => {
  send();
  const { lawUntil, shopUntil } = (await begin()).json.terms;
  const noon = (day: string) => Date.parse(`${day}T11:00:00Z`);
  shop.time.now = noon(lawUntil);
  expect((await begin()).json.basis).toBe('law');
  shop.time.now = noon(lawUntil) + DAY;
  const code = await chosen(2, 1);
  const { json } = await confirm(code);
  expect(json).toMatchObject({ basis: 'shop', refund: { delivery: 0 } });
  expect(receipts()[0]?.subject).toContain('retour van bestelling');
  shop.time.now = noon(shopUntil) + DAY;
  expect(refusal(await begin())).toEqual(NOTHING);
});

test('a withdrawal in the order changes from sendBack to received to settled', async () => {
  send();
  await confirm(await chosen(1, 0));
  const stateNow = async () => {
    const { json } = await shop.call('POST', '/order', { token, body: { ids: [order.id] } });
    return json.orders.elements[0].extensions.shopWithdrawal.withdrawals[0].state;
  };
  expect(await stateNow()).toBe('sendBack');
  move('order_delivery', 'retour_partially');
  expect(await stateNow()).toBe('received');
  move('order_transaction', 'refund_partially');
  expect(await stateNow()).toBe('settled');
});

test('a withdrawal that was only begun expires after a day, and is deleted', async () => {
  const { code } = (await begin()).json;
  shop.time.now += DAY + 1;
  expect(refusal(await confirm(code))).toEqual([410, 'SHOP__WITHDRAWAL_UNKNOWN']);
  await begin();
  expect(shop.database.withdrawals.byCode(code)).toBeUndefined();
});

test('a withdrawal requires a name and a valid e-mail address', async () => {
  const { code } = (await begin()).json;
  expect(refusal(await choose(code, [1, 0], { name: '', email: 'geen adres' }))).toEqual([
    400,
    'VIOLATION::IS_BLANK_ERROR /name',
    'VIOLATION::INVALID_FORMAT_ERROR /email',
  ]);
});
