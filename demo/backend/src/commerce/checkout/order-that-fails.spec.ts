import { DatabaseSync } from 'node:sqlite';
import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { PROMOTIONS } from '../promotions/promotions.ts';
import { at, inStock, openTestShop, type TestShop } from '../testing/test-shop.ts';

const [first, second] = [at(inStock, 0), at(inStock, 20)];

let shop: TestShop;
let sql: DatabaseSync;
let token: string;

beforeEach(async () => {
  const exec = jest.spyOn(DatabaseSync.prototype, 'exec');
  shop = openTestShop();
  // The raw connection, so that a test can make writes fail.
  sql = exec.mock.contexts[0] as DatabaseSync;
  exec.mockRestore();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
  const goods = [first, second].map(({ id }) => ({ id, type: 'product', quantity: 1 }));
  const items = [...goods, { referencedId: 'WELKOM10', type: 'promotion' }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
});

afterEach(() => shop.close());

const order = () => shop.call('POST', '/checkout/order', { token });

/** All state that an order changes. */
async function booksOf({ database, outbox, call }: TestShop) {
  const cart = await call('GET', '/checkout/cart', { token });
  return {
    sold: [first, second].map(({ id }) => database.stock.sold(id)),
    uses: PROMOTIONS.map(({ lineId }) => database.orders.usesOf(lineId)),
    cart: cart.json.lineItems,
    total: cart.json.price.totalPrice,
    seen: database.carts.discountsOf(token),
    mails: outbox.list(),
    orders: database.orders.newest(100),
    customer: database.customers.byEmail('emma@weefsel.example'),
  };
}

/** Tables that an order writes, with event and condition. The order has two goods, so the second fails too. */
const WRITES = [
  ['cart_lines', 'delete', 'true'],
  ['cart_discounts', 'delete', 'true'],
  ['orders', 'insert', 'true'],
  ['order_lines', 'insert', 'new.place = 1'],
  ['order_lines', 'insert', "new.type = 'promotion'"],
  ['sold_stock', 'insert', 'true'],
  ['sold_stock', 'insert', `new.variant_id = '${second.id}'`],
  ['order_transactions', 'insert', 'true'],
  ['customers', 'update', 'true'],
  ['mails', 'insert', 'true'],
] as const;

// With `rollback`, SQLite rolls back before the error arrives. A full disk may cause this.
describe.each(['abort', 'rollback'])('an order that fails (%s)', (how) => {
  test.each(WRITES)('at %s, %s where %s, leaves everything as it was', async (table, event, condition) => {
    const before = await booksOf(shop);
    sql.exec(
      `create trigger fault before ${event} on ${table} when ${condition}
       begin select raise(${how}, 'disk gone'); end`,
    );
    const failed = await order();
    expect(failed.status).toBe(500);
    expect(failed.json.errors[0]).toMatchObject({ code: '0', detail: 'Internal Server Error' });
    sql.exec('drop trigger fault');
    expect(await booksOf(shop)).toEqual(before);

    expect((await order()).status).toBe(200);
    const { sold, cart } = await booksOf(shop);
    expect([sold, cart]).toEqual([[1, 1], []]);
  });
});

test('a disk that fills up at any point of an order leaves everything as it was', async () => {
  // Many goods and no free pages: the order allocates new pages at several points.
  const more = inStock.slice(30, 42).map(({ id }) => ({ id, type: 'product', quantity: 1 }));
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items: more } });
  sql.exec('vacuum');
  const pages = Number(sql.prepare('pragma page_count').get()?.['page_count']);
  const before = await booksOf(shop);
  let refusals = 0;
  for (let room = 0; room < 100; room += 1) {
    sql.exec(`pragma max_page_count = ${pages + room}`);
    const { status } = await order();
    if (status === 200) break;
    refusals += 1;
    expect(await booksOf(shop)).toEqual(before);
  }
  expect(refusals).toBeGreaterThan(2);
  expect((await booksOf(shop)).sold).toEqual([1, 1]);
});
