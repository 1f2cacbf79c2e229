import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { PROMOTIONS } from '../promotions/promotions.ts';
import { at, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

const goods = inStock.filter(({ priceCents, initialStock }) => priceCents >= 6000 && initialStock >= 3);
const lineIdOf = (code: string | null) => PROMOTIONS.find((one) => one.code === code)?.lineId ?? '';

async function login(name: string) {
  const body = { username: `${name}@weefsel.example`, password: DEMO_PASSWORD };
  const { token } = await shop.call('POST', '/account/login', { body });
  const post = (path: string, sent: object = {}) => shop.call('POST', path, { token, body: sent });
  const add = (...items: object[]) => post('/checkout/cart/line-item', { items });
  return { post, add };
}

const product = (place: number, quantity = 1) => ({ id: at(goods, place).id, type: 'product', quantity });
const code = (referencedId: string) => ({ referencedId, type: 'promotion' });

test('a code for one order per customer works once for each customer', async () => {
  const [emma, joris] = [await login('emma'), await login('joris')];
  await emma.add(product(0), code('EENMALIG20'));
  expect((await emma.post('/checkout/order')).json.lineItems).toHaveLength(2);
  const again = await emma.add(product(1), code('EENMALIG20'));
  expect(Object.keys(again.json.errors)).toEqual(['promotion-not-found-EENMALIG20']);
  expect((await joris.add(product(1), code('EENMALIG20'))).json.lineItems).toHaveLength(2);
});

test('an order drops a code that ran out, or is refused when the client sends the cart hash', async () => {
  const [emma, joris] = [await login('emma'), await login('joris')];
  const waiting = await joris.add(product(0), code('EERSTE5'));
  for (let n = 0; n < 5; n += 1) {
    await emma.add(product(n + 1), code('EERSTE5'));
    expect((await emma.post('/checkout/order')).json.lineItems).toHaveLength(2);
  }
  const refused = await joris.post('/checkout/order', { hash: waiting.json.hash });
  expect(refusal(refused)).toEqual([409, 'CHECKOUT__CART_HASH_MISMATCH']);
  const { json } = await joris.post('/checkout/order');
  expect(json.lineItems).toHaveLength(1);
  expect(json.positionPrice).toBe(at(goods, 0).priceCents / 100);
});

test('an automatic discount that lapsed before ordering blocks the order once', async () => {
  const emma = await login('emma');
  const dear = goods.filter(({ priceCents, initialStock }) => priceCents * initialStock >= 75_000);
  const { id, priceCents } = at(dear, 0);
  const quantity = Math.ceil(75_000 / priceCents);
  const shown = await emma.add({ id, type: 'product', quantity });
  expect(shown.json.lineItems.at(-1).id).toBe(lineIdOf(null));
  // Selling one of the pieces that the discount requires makes it lapse.
  shop.database.stock.sell(id, at(dear, 0).initialStock - quantity + 1);
  const late = await emma.post('/checkout/order');
  expect(refusal(late)).toEqual([500, 'CHECKOUT__CART_INVALID']);
  const errors: { messageKey: string }[] = late.json.errors[0].meta.parameters.errors;
  expect(errors.map(({ messageKey }) => messageKey)).toEqual([
    'product-stock-reached',
    'auto-promotion-not-found',
  ]);
  expect((await emma.post('/checkout/order')).json.lineItems).toHaveLength(1);
});

test('an order keeps the shipping discount of its cart', async () => {
  const cheap = inStock.filter(({ priceCents }) => priceCents < 2500);
  const emma = await login('emma');
  const cart = await emma.add({ id: at(cheap, 0).id, type: 'product', quantity: 1 }, code('GRATISBEZORGD'));
  const { json } = await emma.post('/checkout/order');
  expect(json).toMatchObject({
    price: cart.json.price,
    shippingTotal: 0,
    deliveries: [{ shippingCosts: { totalPrice: 4.95 } }, { shippingCosts: { totalPrice: -4.95 } }],
    lineItems: [{ type: 'product' }, { referencedId: 'GRATISBEZORGD', totalPrice: 0 }],
  });
});
