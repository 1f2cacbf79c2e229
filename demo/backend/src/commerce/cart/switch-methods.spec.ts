import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { paymentMethodsFor } from '../checkout/available-methods.ts';
import { PAYMENT_METHODS, SHIPPING } from '../checkout/delivery-methods.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import { at, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

beforeEach(async () => {
  shop = openTestShop();
  token = (await shop.call('GET', '/context')).token;
});

afterEach(() => shop.close());

const PICK_UP = at(SHIPPING, 1).method.id;
const RIVERTY = PAYMENT_METHODS.find(({ shortName }) => shortName === 'riverty')?.id;
const countryId = (iso: string) => COUNTRIES.find((country) => country.iso === iso)?.id;

const choose = (body: object) => shop.call('PATCH', '/context', { token, body });
const cart = () => shop.call('GET', '/checkout/cart', { token });

test('methods that the country lacks are replaced by available ones, and reported once', async () => {
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  await choose({ shippingMethodId: PICK_UP, paymentMethodId: RIVERTY });
  expect((await cart()).json).toMatchObject({
    errors: [],
    deliveries: [{ shippingMethod: { id: PICK_UP } }],
    transactions: [{ paymentMethodId: RIVERTY }],
  });
  await choose({ countryId: countryId('DE') });
  const { json } = await cart();
  expect(json.deliveries[0].shippingMethod.id).toBe(at(SHIPPING, 0).method.id);
  expect(json.transactions[0].paymentMethodId).toBe(at(paymentMethodsFor('DE'), 0).id);
  expect(json.errors).toMatchObject({
    'shipping-method-changed-Ophalen in de winkel-Bezorgen aan huis': {
      level: 0,
      block: false,
      parameters: {
        oldShippingMethodName: 'Ophalen in de winkel',
        newShippingMethodName: 'Bezorgen aan huis',
      },
    },
    'payment-method-changed-Riverty-Apple Pay': { messageKey: 'payment-method-changed', level: 0 },
  });
  expect((await cart()).json.errors).toEqual([]);
  const { json: context } = await shop.call('GET', '/context', { token });
  expect([context.shippingMethod.id, context.paymentMethod.id]).toEqual([
    at(SHIPPING, 0).method.id,
    at(paymentMethodsFor('DE'), 0).id,
  ]);
});

test('an order is refused once when its shipping method is not available in the country', async () => {
  const body = { username: 'joris@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
  await choose({ shippingMethodId: at(SHIPPING, 0).method.id, paymentMethodId: RIVERTY });
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  const order = () => shop.call('POST', '/checkout/order', { token });
  await choose({ shippingMethodId: PICK_UP });
  const refused = await order();
  expect(refusal(refused)).toEqual([500, 'CHECKOUT__CART_INVALID']);
  expect(refused.json.errors[0].meta.parameters.errors).toMatchObject([
    { key: 'shipping-method-blocked-Ophalen in de winkel', level: 10, block: true },
  ]);
  const placed = await order();
  expect(placed.json.deliveries[0].shippingMethodId).toBe(at(SHIPPING, 0).method.id);
  // Riverty is available in Belgium.
  expect(placed.json.transactions[0].paymentMethodId).toBe(RIVERTY);
});

test('lists show only methods of the country on request, and the gateway always does', async () => {
  await choose({ countryId: countryId('DE') });
  const namesOf = ({ json }: Awaited<ReturnType<TestShop['call']>>) =>
    json.elements.map(({ name }: { name: string }) => name);
  const all = await shop.call('POST', '/payment-method', { token });
  const some = await shop.call('POST', '/payment-method', { token, body: { onlyAvailable: true } });
  expect(namesOf(all)).toContain('Riverty');
  expect(namesOf(some)).not.toContain('Riverty');
  const shipping = await shop.call('POST', '/shipping-method?onlyAvailable=true', { token });
  expect(namesOf(shipping)).toEqual(['Bezorgen aan huis']);
  const { json } = await shop.call('GET', '/checkout/gateway', { token });
  expect(json.shippingMethods.total).toBe(1);
  expect(json.paymentMethods.total).toBe(PAYMENT_METHODS.length - 1);
});
