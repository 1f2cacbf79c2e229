import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { at, catalogue, inStock, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = openTestShop();
  const emma = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body: emma }));
  const items = [0, 9].map((place) => ({ id: at(inStock, place).id, type: 'product', quantity: 1 }));
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  await shop.call('POST', '/checkout/order', { token });
});
afterAll(() => shop.close());

const elements = async (path: string, body: object) => {
  const { json } = await shop.call('POST', path, { body, token });
  return (json.orders ?? json.products ?? json).elements ?? json;
};
const valuesOf = async (field: string, path: string, body: object): Promise<unknown[]> =>
  (await elements(path, body)).map((one: Record<string, unknown>) => one[field]);

describe('a term', () => {
  test('finds categories, the best match first, whichever way they are sorted otherwise', async () => {
    const names = await valuesOf('name', '/category', { term: 'jurken' });
    expect(names[0]).toBe('Jurken');
    expect(names.length).toBeLessThan(catalogue.categories.length);
    const upwards = await valuesOf('name', '/category', { term: 'jurken', sort: '_score' });
    expect(upwards.at(-1)).toBe('Jurken');
    const byName = await valuesOf('name', '/category', { term: 'jurken', sort: 'name' });
    expect(byName).toEqual([...byName].sort((one, other) => String(one).localeCompare(String(other), 'nl')));
    expect(await valuesOf('name', '/category', { term: 'ruimtevaart' })).toEqual([]);
  });

  test('finds countries by name and code, salutations and ways of paying and sending', async () => {
    expect((await valuesOf('iso', '/country', { term: 'belgie' }))[0]).toBe('BE');
    expect((await valuesOf('iso', '/country', { term: 'nl' }))[0]).toBe('NL');
    expect(await valuesOf('salutationKey', '/salutation', { term: 'mevrouw' })).toEqual(['mrs']);
    expect(await valuesOf('name', '/payment-method', { term: 'ideal' })).toHaveLength(1);
    expect(await valuesOf('name', '/shipping-method', { term: 'ruimteschip' })).toEqual([]);
    expect(await valuesOf('isoCode', '/currency', { term: 'euro' })).toEqual(['EUR']);
  });

  test('finds orders of the customer, addresses and saved products', async () => {
    const [order] = await elements('/order', { limit: 1 });
    expect(await valuesOf('id', '/order', { term: order.orderNumber })).toEqual([order.id]);
    const [address] = await elements('/account/list-address', {});
    expect(await valuesOf('id', '/account/list-address', { term: address.street })).toContain(address.id);
    expect(await valuesOf('id', '/account/list-address', { term: 'Ruimteweg' })).toEqual([]);
    const product = at(catalogue.products, 3);
    await shop.call('POST', `/customer/wishlist/add/${product.id}`, { token });
    expect(await valuesOf('id', '/customer/wishlist', { term: product.name })).toContain(product.id);
    expect(await valuesOf('id', '/customer/wishlist', { term: 'xqzxqz' })).toEqual([]);
  });

  test('finds addresses in the shop', async () => {
    const { seoPath } = at(catalogue.brands, 0);
    expect(await valuesOf('seoPathInfo', '/seo-url', { term: seoPath })).toContain(seoPath);
  });
});

test('the score orders nothing where nothing was searched for', async () => {
  const inOrder = await valuesOf('iso', '/country', {});
  expect(await valuesOf('iso', '/country', { sort: '-_score' })).toEqual(inOrder);
});

test('ids and post-filters narrow a list as filters do', async () => {
  const [first, second] = await elements('/country', {});
  expect(await valuesOf('id', '/country', { ids: [second.id] })).toEqual([second.id]);
  const filter = [{ type: 'equals', field: 'iso', value: first.iso }];
  expect(await valuesOf('id', '/country', { 'post-filter': filter })).toEqual([first.id]);
});
