import { moveOrder } from '../orders/move-order.ts';
import { catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';
import { restock } from './restock.ts';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});
afterEach(() => shop.close());

const NOOR = 'noor@weefsel.example';
const soldOut = catalogue.products
  .flatMap((product) => catalogue.variantsOf(product))
  .filter(({ initialStock }) => initialStock === 0);
const [variant, other] = soldOut;
const id = variant?.id ?? '';

const send = (call: string, body: object) => shop.call('POST', `/nd/stock-alert/${call}`, { body });
const ask = (changes: object = {}) => send('subscribe', { email: NOOR, productId: id, ...changes });
const mails = () => shop.outbox.list().map(({ kind, recipient }) => `${kind} ${recipient}`);
/** Hash in the links of the newest mail. */
const hash = () => /stock-alert\?hash=([0-9a-f]{32})/.exec(shop.outbox.list()[0]?.html ?? '')?.[1] ?? '';
const arrives = () => restock(shop.backOffice, id, 1);

async function waits(): Promise<string> {
  await ask();
  const link = hash();
  await send('confirm', { hash: link });
  return link;
}

test('a confirmed subscriber gets one mail with the size when the variant is back', async () => {
  expect((await ask()).json).toEqual({ soldOut: true });
  expect(mails()).toEqual([`stock-alert-confirmation ${NOOR}`]);
  arrives();
  expect(mails()).toHaveLength(1);
  shop.database.stock.sell(id, 1);
  expect((await send('confirm', { hash: hash() })).status).toBe(200);
  expect(mails()).toHaveLength(1);
  arrives();
  expect(mails()).toEqual([`stock-alert ${NOOR}`, `stock-alert-confirmation ${NOOR}`]);
  expect(shop.outbox.list()[0]?.html).toContain(`maat ${variant?.size}`);
  arrives();
  expect(mails()).toHaveLength(2);
});

test('a subscriber who confirms after the restock is mailed at once', async () => {
  await ask();
  arrives();
  await send('confirm', { hash: hash() });
  expect(mails()[0]).toBe(`stock-alert ${NOOR}`);
});

test('a second subscription in another letter case gets the same answer and no mail', async () => {
  await waits();
  expect((await ask({ email: NOOR.toUpperCase() })).json).toEqual({ soldOut: true });
  expect(mails()).toHaveLength(1);
});

test('unsubscribing ends all alerts of the address, and an old link confirms none again', async () => {
  const link = await waits();
  await ask({ productId: other?.id });
  const second = hash();
  await send('confirm', { hash: second });
  expect((await send('unsubscribe', { hash: link })).status).toBe(200);
  const before = mails().length;
  arrives();
  restock(shop.backOffice, other?.id ?? '', 1);
  expect(mails()).toHaveLength(before);
  expect(refusal(await send('confirm', { hash: second }))).toEqual([404, 'ND__STOCK_ALERT_NOT_FOUND']);
});

test('a subscription to a variant in stock reports that, and sends no mail', async () => {
  arrives();
  expect((await ask()).json).toEqual({ soldOut: false });
  expect(mails()).toEqual([]);
});

test('a cancelled order notifies the subscribers of its goods', async () => {
  arrives();
  const { token } = await shop.call('POST', '/account/login', {
    body: { username: 'emma@weefsel.example', password: 'Weefsel2026!' },
  });
  await shop.call('POST', '/checkout/cart/line-item', {
    token,
    body: { items: [{ id, type: 'product', quantity: 1 }] },
  });
  const order = await shop.call('POST', '/checkout/order', { token, body: {} });
  await waits();
  moveOrder(shop.backOffice, order.json.id, { machine: 'order', transition: 'cancel' });
  expect(mails()).toContain(`stock-alert ${NOOR}`);
});

test.each([
  [{ email: 'noor' }, 'VIOLATION::INVALID_FORMAT_ERROR /email'],
  [{ productId: 'x' }, 'VIOLATION::ENTITY_DOES_NOT_EXISTS /productId'],
])('%j is refused', async (changes, code) => {
  expect(refusal(await ask(changes))).toEqual([400, code]);
});

test('an unknown link hash returns 404', async () => {
  for (const call of ['confirm', 'unsubscribe'])
    expect(refusal(await send(call, { hash: 'x' }))).toEqual([404, 'ND__STOCK_ALERT_NOT_FOUND']);
});
