import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import { at, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
});

afterEach(() => shop.close());

const form = {
  firstName: 'Noor',
  lastName: 'de Wit',
  street: 'Meir 1',
  zipcode: '2000',
  city: 'Antwerpen',
  countryId: at(COUNTRIES, 1).id,
};

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  shop.call(method, `/account/${path}`, { token, body });
const list = async (criteria: object = {}) => (await send('POST', 'list-address', criteria)).json;
const fail = (code: string) => [400, `CHECKOUT__CUSTOMER_ADDRESS_${code}`];

test('addresses are listed with their country and default flags', async () => {
  const { elements, total, apiAlias } = await list({ sort: [{ field: 'city' }] });
  expect({ total, apiAlias }).toEqual({ total: 2, apiAlias: 'dal_entity_search_result' });
  expect(elements).toMatchObject([
    { city: 'Amsterdam', isDefaultBillingAddress: false, country: { iso: 'NL' } },
    { city: 'Utrecht', isDefaultBillingAddress: true, isDefaultShippingAddress: true },
  ]);
});

test('an address is added, replaced and removed', async () => {
  const { json: added } = await send('POST', 'address', { ...form, department: 'Inkoop', phoneNumber: '06' });
  expect(added).toMatchObject({
    ...form,
    department: 'Inkoop',
    phoneNumber: '06',
    apiAlias: 'customer_address',
  });
  const { json: replaced } = await send('PATCH', `address/${added.id}`, { ...form, street: 'Meir 2' });
  expect(replaced).toMatchObject({ id: added.id, street: 'Meir 2', department: null });
  expect((await send('DELETE', `address/${added.id}`)).status).toBe(204);
  expect((await list()).elements).toHaveLength(2);
});

test('keeps the parts of a street in the fields that customers may write, and no others', async () => {
  const customFields = { nd_street: 'Meir', nd_house_number: '1', nd_addition: '' };
  const sent = { ...form, customFields: { ...customFields, nd_other: 'x', nd_street_2: 4 } };
  const { json } = await send('POST', 'address', sent);
  expect(json.customFields).toEqual(customFields);
  const odd = { ...form, customFields: { nd_street: 7, nd_addition: 'x'.repeat(256) } };
  expect((await send('PATCH', `address/${json.id}`, odd)).json.customFields).toBeNull();
  expect((await send('PATCH', `address/${json.id}`, { ...form, customFields: 'x' })).status).toBe(200);
});

test('broken rules are named by field', async () => {
  expect(refusal(await send('POST', 'address'))).toEqual([
    400,
    ...['firstName', 'lastName', 'street', 'zipcode', 'city', 'countryId'].map(
      (field) => `VIOLATION::IS_BLANK_ERROR /${field}`,
    ),
  ]);
  const wrong = { ...form, zipcode: '1234 AB', phoneNumber: '0'.repeat(41), countryStateId: 'f'.repeat(32) };
  expect(refusal(await send('POST', 'address', wrong))).toEqual([
    400,
    'VIOLATION::TOO_LONG_ERROR /phoneNumber',
    'VIOLATION::ZIP_CODE_INVALID /zipcode',
    'VIOLATION::ENTITY_DOES_NOT_EXISTS /countryStateId',
  ]);
});

test('another address becomes the default, and then the old one may go', async () => {
  const { elements } = await list({ sort: 'city' });
  const [amsterdam, utrecht] = elements.map(({ id }: { id: string }) => id);
  expect(refusal(await send('DELETE', `address/${utrecht}`))).toEqual(fail('IS_DEFAULT'));
  for (const use of ['billing', 'shipping']) {
    expect((await send('PATCH', `address/default-${use}/${amsterdam}`)).status).toBe(200);
  }
  await shop.call('PATCH', '/context', { token, body: { shippingAddressId: utrecht } });
  expect(refusal(await send('DELETE', `address/${utrecht}`))).toEqual(fail('IS_ACTIVE'));
  await shop.call('PATCH', '/context', { token, body: { shippingAddressId: amsterdam } });
  expect((await send('DELETE', `address/${utrecht}`)).status).toBe(204);
  const { json } = await send('POST', 'customer');
  expect(json).toMatchObject({
    defaultBillingAddress: { city: 'Amsterdam' },
    defaultShippingAddress: { city: 'Amsterdam' },
  });
});

test('addresses of other customers are not found, and anonymous shoppers get a 403', async () => {
  const foreign = shop.database.customers.byEmail('joris@weefsel.example')?.defaultBillingAddressId;
  const calls = [
    ['PATCH', `address/${foreign}`],
    ['DELETE', `address/${foreign}`],
    ['PATCH', `address/default-billing/${foreign}`],
  ] as const;
  for (const [method, path] of calls) {
    expect(refusal(await send(method, path, form))).toEqual(fail('NOT_FOUND'));
    expect(refusal(await send(method, path.replace(String(foreign), 'x')))).toEqual([
      400,
      'FRAMEWORK__INVALID_UUID',
    ]);
    expect(refusal(await shop.call(method, `/account/${path}`))[0]).toBe(403);
  }
  expect(refusal(await shop.call('POST', '/account/list-address'))).toEqual([
    403,
    'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
  ]);
});
