import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { COUNTRIES } from '../context/reference-data.ts';
import { openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const form = {
  email: 'nieuw@weefsel.example',
  password: 'lang-genoeg',
  firstName: 'Noor',
  lastName: 'de Wit',
  storefrontUrl: 'http://localhost:4200',
  billingAddress: { street: 'Kade 5', zipcode: '1234 AB', city: 'Zaandam', countryId: COUNTRIES[0].id },
};

const register = (changes: object = {}, token?: string) =>
  shop.call('POST', '/account/register', { body: { ...form, ...changes }, token });

const login = (username: string) =>
  shop.call('POST', '/account/login', { body: { username, password: form.password } });

test('an empty form is answered with every field that must be filled in', async () => {
  expect(refusal(await shop.call('POST', '/account/register'))).toEqual([
    400,
    'VIOLATION::IS_BLANK_ERROR /email',
    'VIOLATION::IS_BLANK_ERROR /password',
    'VIOLATION::IS_BLANK_ERROR /firstName',
    'VIOLATION::IS_BLANK_ERROR /lastName',
    'VIOLATION::IS_BLANK_ERROR /billingAddress/street',
    'VIOLATION::IS_BLANK_ERROR /billingAddress/zipcode',
    'VIOLATION::IS_BLANK_ERROR /billingAddress/city',
    'VIOLATION::IS_BLANK_ERROR /billingAddress/countryId',
    'VIOLATION::NO_SUCH_CHOICE_ERROR /storefrontUrl',
  ]);
});

const unknown = 'f'.repeat(32);

test.each([
  ['INVALID_FORMAT_ERROR /email', { email: 'geen adres' }],
  ['IS_BLANK_ERROR /email', { email: { nonsense: true } }],
  ['TOO_LONG_ERROR /firstName', { firstName: 'x'.repeat(51) }],
  ['TOO_LONG_ERROR /lastName', { lastName: 'x'.repeat(61) }],
  ['TOO_LONG_ERROR /title', { title: 'x'.repeat(101) }],
  ['ENTITY_DOES_NOT_EXISTS /salutationId', { salutationId: unknown }],
  ['INVALID_DATE_ERROR /birthdayDay', { birthdayDay: 31, birthdayMonth: 2, birthdayYear: 1990 }],
  ['INVALID_DATE_ERROR /birthdayDay', { birthdayDay: 'x' }],
  ['NO_SUCH_CHOICE_ERROR /accountType', { accountType: 'spy' }],
  ['IS_BLANK_ERROR /company', { accountType: 'business' }],
  ['VAT_ID_FORMAT_NOT_CORRECT /vatIds', { accountType: 'business', company: 'Draad bv', vatIds: ['x'] }],
  [
    'ENTITY_DOES_NOT_EXISTS /billingAddress/countryId',
    { billingAddress: { ...form.billingAddress, countryId: unknown } },
  ],
  [
    'ZIP_CODE_INVALID /shippingAddress/zipcode',
    { shippingAddress: { ...form.billingAddress, zipcode: '1' } },
  ],
  ['NO_SUCH_CHOICE_ERROR /storefrontUrl', { storefrontUrl: 'javascript:alert(1)' }],
])('a broken rule is named with its field: %s', async (violation, changes) => {
  expect(refusal(await register(changes))).toEqual([400, `VIOLATION::${violation}`]);
});

test('a business keeps its company and a birthday is a date', async () => {
  const { json } = await register({
    email: 'draad@weefsel.example',
    accountType: 'business',
    company: 'Draad bv',
    vatIds: ['NL123456789B01'],
    birthdayDay: '9',
    birthdayMonth: '2',
    birthdayYear: '1990',
  });
  expect(json).toMatchObject({
    accountType: 'business',
    company: 'Draad bv',
    vatIds: ['NL123456789B01'],
    birthday: '1990-02-09',
    salutation: { salutationKey: 'not_specified' },
  });
});

const of = (iso: string) => {
  const country = COUNTRIES.find((one) => one.iso === iso);
  const zipcode = { NL: '1234 AB', BE: '2000', DE: '50667' }[iso];
  return { billingAddress: { ...form.billingAddress, zipcode, countryId: country?.id } };
};

test.each([
  ['NL', 'NL123456789B01', 'NL12345678B01'],
  ['BE', 'BE0123456749', 'NL123456789B01'],
  ['BE', 'be1000000021', 'BE2123456749'],
  ['DE', 'DE136695976', 'DE1366959760'],
])('VAT numbers have the form of the country of the bill: %s', async (iso, good, bad) => {
  const business = { guest: true, accountType: 'business', company: 'Draad bv', ...of(iso) };
  expect((await register({ ...business, vatIds: [good] })).json).toMatchObject({ vatIds: [good] });
  expect(refusal(await register({ ...business, vatIds: [bad] }))).toEqual([
    400,
    'VIOLATION::VAT_ID_FORMAT_NOT_CORRECT /vatIds',
  ]);
  expect((await register({ ...business, vatIds: [] })).json).toMatchObject({
    company: 'Draad bv',
    vatIds: [],
  });
});

test('a guest needs no password and may use the address of an account', async () => {
  const { status, json, token } = await register({
    email: 'emma@weefsel.example',
    guest: true,
    password: '',
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({ guest: true, email: 'emma@weefsel.example' });
  const account = await shop.call('POST', '/account/customer', { token });
  expect(account.json.guest).toBe(true);
});

describe('with confirmation by mail', () => {
  beforeEach(() => {
    shop.switches.doubleOptIn = true;
  });

  afterEach(() => {
    shop.switches.doubleOptIn = false;
  });

  const linkIn = (html = '') => {
    const url = new URL(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
    return { path: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
  };

  test('a customer is logged in only by the link in the mail, which works once', async () => {
    const guest = (await shop.call('GET', '/context')).token;
    const answer = await register({}, guest);
    expect(answer.token).toBe(guest);
    expect(answer.json).toMatchObject({ doubleOptInRegistration: true, doubleOptInConfirmDate: null });
    expect(refusal(await login(form.email))).toEqual([401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED']);

    const [mail] = shop.outbox.list();
    expect(mail).toMatchObject({ kind: 'double-opt-in', recipient: form.email });
    const { path, ...link } = linkIn(mail?.html);
    expect(path).toBe('http://localhost:4200/registration/confirm');
    const confirm = (body: object) => shop.call('POST', '/account/register-confirm', { token: guest, body });
    const confirmed = await confirm(link);
    expect(confirmed.json).toMatchObject({ email: form.email, apiAlias: 'customer' });
    expect(confirmed.token).not.toBe(guest);
    const context = await shop.call('GET', '/context', { token: confirmed.token });
    expect(context.json.customer.firstName).toBe('Noor');
    expect(refusal(await confirm(link))).toEqual([412, 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED']);
    expect((await login(form.email)).status).toBe(200);
  });

  test('rejects a wrong or empty link with 404', async () => {
    await register({ email: 'nooit@weefsel.example' });
    const { path: _path, ...link } = linkIn(shop.outbox.list()[0]?.html);
    const confirm = (body: object) => shop.call('POST', '/account/register-confirm', { body });
    expect(refusal(await confirm({}))).toEqual([404, 'CHECKOUT__NO_HASH_PROVIDED']);
    for (const wrong of [
      { ...link, em: 'x' },
      { ...link, hash: unknown },
    ]) {
      expect(refusal(await confirm(wrong))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']);
    }
  });
});

test('too many wrong passwords make the shopper wait, the right one starts anew', async () => {
  const attempt = (password: string) =>
    shop.call('POST', '/account/login', { body: { username: 'emma@weefsel.example', password } });
  for (let n = 0; n < 10; n += 1) expect((await attempt('fout')).status).toBe(401);
  const throttled = await attempt(DEMO_PASSWORD);
  expect(refusal(throttled)).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED']);
  expect(throttled.json.errors[0].meta.parameters).toEqual({ seconds: 10 });
  shop.time.now += 10_000;
  expect((await attempt(DEMO_PASSWORD)).status).toBe(200);
  expect((await attempt('fout')).status).toBe(401);
});
