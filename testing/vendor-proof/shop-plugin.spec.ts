import { moveOrder } from '../../demo/backend/src/commerce/orders/move-order.ts';
import {
  at,
  catalogue,
  inStock,
  openTestShop,
  type TestShop,
} from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import {
  pluginDeviationsOf,
  pluginExamples,
  pluginOperationOf,
  pluginOperations,
  pluginSchemaProblems,
} from './shop-plugin.ts';

const EMMA = 'emma@weefsel.example';
const NOBODY = '0'.repeat(32);

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.close());

test.each(pluginExamples().map((example) => [`${example.operation} ${example.status ?? 'asked'}`, example]))(
  'the example of %s matches its schema',
  (_, { problems }) => expect(problems).toEqual([]),
);

const answered = new Set<string>();

/** Calls the embedded backend and checks its response against the document. */
async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token?: string) {
  const { status, json } = await shop.call(method, path, { body, token });
  const operation = pluginOperationOf(method, path) ?? '';
  answered.add(`${operation} ${status}`);
  const problems = pluginDeviationsOf(operation, status, json);
  expect({ operation, status, problems }).toEqual({ operation, status, problems: [] });
  return json;
}

test('the calls for brands and their addresses answer as documented', async () => {
  const brand = at(catalogue.brands, 0);
  await ask('GET', '/brands');
  await ask('GET', '/brands/dames');
  await ask('GET', '/brands/kinderen');
  expect(await ask('POST', '/brandUrls', { ids: [brand.id, NOBODY] })).toHaveProperty(brand.id);
  await ask('GET', `/manufacturer/${brand.id}/seo-urls`);
  expect((await ask('GET', `/manufacturer/${NOBODY}/seo-urls`)).seoUrls.all).toEqual([]);
  await ask('GET', '/manufacturer/x/seo-urls');
  await ask('GET', '/nd/store-info');
});

test('the calls for the newsletter and stock alerts answer as documented', async () => {
  await ask('POST', '/nd/newsletter/subscribe', { email: 'noor@weefsel.example' });
  expect(await ask('POST', '/nd/newsletter/subscribe', { email: 'niets' })).toMatchObject({ success: false });
  const gone = catalogue.products.flatMap((product) => catalogue.variantsOf(product));
  const productId = gone.find(({ initialStock }) => initialStock === 0)?.id;
  await ask('POST', '/nd/stock-alert/subscribe', { email: 'niets', productId });
  await ask('POST', '/nd/stock-alert/subscribe', { email: EMMA, productId });
  const hash = /hash=([0-9a-f]{32})/.exec(shop.outbox.list()[0]?.html ?? '')?.[1];
  for (const call of ['confirm', 'unsubscribe']) {
    await ask('POST', `/nd/stock-alert/${call}`, { hash });
    await ask('POST', `/nd/stock-alert/${call}`, { hash: NOBODY });
  }
});

test('the calls for a customer’s own review answer as documented', async () => {
  const { token } = await shop.call('POST', '/account/login', {
    body: { username: EMMA, password: DEMO_PASSWORD },
  });
  const { productId } = at(inStock, 0);
  const path = `/nd/product/${productId}/review`;
  await ask('GET', path);
  await ask('GET', path, undefined, token);
  const review = {
    title: 'Precies goed',
    content: 'Zit heerlijk, en de kleur klopt met de foto.',
    points: 4,
  };
  const customFields = { nd_size: 'M', nd_fit: 'large' };
  await shop.call('POST', `/product/${productId}/review`, { body: { ...review, customFields }, token });
  await ask('GET', path, undefined, token);
  await ask('DELETE', path, undefined, token);
  await ask('DELETE', path, undefined, token);
  await ask('DELETE', path);
});

test('the calls for a withdrawal answer as documented, and so does its data in the order', async () => {
  const { token } = await shop.call('POST', '/account/login', {
    body: { username: EMMA, password: DEMO_PASSWORD },
  });
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 2 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  const { json: order } = await shop.call('POST', '/checkout/order', { token });
  moveOrder(shop.backOffice, order.id, { machine: 'order_transaction', transition: 'paid' });
  moveOrder(shop.backOffice, order.id, { machine: 'order_delivery', transition: 'ship' });
  const orderNumber = order.orderNumber;
  await ask('POST', '/nd/withdrawal/begin', { orderNumber, email: 'iemand@anders.nl' });
  const { code, lines } = await ask('POST', '/nd/withdrawal/begin', { orderNumber, email: EMMA });
  const choice = { code, name: 'Emma', email: EMMA, reason: '' };
  await ask('POST', '/nd/withdrawal/confirm', { code });
  await ask('POST', '/nd/withdrawal/choose', { ...choice, lines: [] });
  await ask('POST', '/nd/withdrawal/choose', { ...choice, lines: [{ id: lines[0].id, quantity: 3 }] });
  await ask('POST', '/nd/withdrawal/choose', { ...choice, lines: [{ id: lines[0].id, quantity: 2 }] });
  const late = await ask('POST', '/nd/withdrawal/begin', { orderNumber, email: EMMA });
  const lateLines = [{ id: lines[0].id, quantity: 1 }];
  await ask('POST', '/nd/withdrawal/choose', { ...choice, code: late.code, lines: lateLines });
  for (const call of ['read', 'choose', 'confirm', 'label'])
    await ask('POST', `/nd/withdrawal/${call}`, { code: 'x' });
  const { receipt } = await ask('POST', '/nd/withdrawal/confirm', { code });
  expect(receipt).toMatchObject({ state: 'sendBack', isPaid: true });
  await ask('POST', '/nd/withdrawal/confirm', { code: late.code });
  await ask('POST', '/nd/withdrawal/read', { code });
  await ask('POST', '/nd/withdrawal/begin', { orderNumber, email: EMMA });
  await ask('POST', '/nd/withdrawal/label', { code });
  await ask('POST', '/nd/withdrawal/label', { code }, token);
  const found = await shop.call('POST', '/order', { token, body: { ids: [order.id] } });
  const { shopWithdrawal } = found.json.orders.elements[0].extensions;
  expect(pluginSchemaProblems('OrderWithdrawals', shopWithdrawal)).toEqual([]);
  expect(shopWithdrawal.withdrawals).toHaveLength(1);
});

test('every operation and every documented refusal but 429 was answered in these tests', () => {
  const described = pluginExamples().flatMap(({ operation, status }) =>
    status && status !== 429 ? [`${operation} ${status}`] : [],
  );
  expect(described.filter((one) => !answered.has(one))).toEqual([]);
  expect(pluginOperations().filter((one) => ![...answered].some((each) => each.startsWith(one)))).toEqual([]);
});
