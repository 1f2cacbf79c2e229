import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

const login = (password = DEMO_PASSWORD, username = 'emma@weefsel.example') =>
  shop.call('POST', '/account/login', { body: { username, password } });

beforeEach(async () => {
  shop = openTestShop();
  ({ token } = await login());
});

afterEach(() => shop.close());

const send = (path: string, body: object = {}) => shop.call('POST', `/account/${path}`, { token, body });
const customer = async () => (await send('customer')).json;

test('a profile is changed as a whole; without a business there is no company', async () => {
  const profile = { firstName: 'Emmy', lastName: 'Linden', title: 'dr.', company: 'Draad bv' };
  expect((await send('change-profile', profile)).json).toMatchObject({ success: true });
  expect(await customer()).toMatchObject({
    firstName: 'Emmy',
    lastName: 'Linden',
    title: 'dr.',
    company: null,
    accountType: 'private',
  });
  expect(refusal(await send('change-profile', { firstName: 'Emmy' }))).toEqual([
    400,
    'VIOLATION::IS_BLANK_ERROR /lastName',
  ]);
});

test('a business that is one no more keeps neither company nor VAT number', async () => {
  const business = { firstName: 'Emma', lastName: 'Linden', accountType: 'business', company: 'Draad bv' };
  expect(refusal(await send('change-profile', { ...business, vatIds: ['BE0123456749'] }))).toEqual([
    400,
    'VIOLATION::VAT_ID_FORMAT_NOT_CORRECT /vatIds',
  ]);
  await send('change-profile', { ...business, vatIds: ['NL123456789B01'] });
  expect(await customer()).toMatchObject({ company: 'Draad bv', vatIds: ['NL123456789B01'] });
  await send('change-profile', { ...business, accountType: 'private', vatIds: ['NL123456789B01'] });
  expect(await customer()).toMatchObject({ accountType: 'private', company: null, vatIds: null });
});

test('a new e-mail address requires the password and must not belong to another customer', async () => {
  const change = (email: string, password = DEMO_PASSWORD, emailConfirmation = email) =>
    send('change-email', { email, emailConfirmation, password });
  expect(refusal(await change('joris@weefsel.example'))).toEqual([
    400,
    'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE /email',
  ]);
  expect(refusal(await change('emmy@weefsel.example', 'fout', 'anders@weefsel.example'))).toEqual([
    400,
    'VIOLATION::NOT_EQUAL_ERROR /email',
    'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT /password',
  ]);
  expect((await change('emmy@weefsel.example')).json).toMatchObject({ success: true });
  expect((await login(DEMO_PASSWORD, 'emmy@weefsel.example')).status).toBe(200);
  expect((await login()).status).toBe(401);
});

test('an e-mail change notifies both addresses, and masks the new one in the mail to the old', async () => {
  const email = 'emmy@elders.example';
  const body = { email, emailConfirmation: email, password: DEMO_PASSWORD };
  await send('change-email', { ...body, password: 'fout' });
  expect(shop.outbox.list()).toEqual([]);
  await send('change-email', body);
  const [now, before] = shop.outbox
    .list()
    .toSorted((one, other) => (one.recipient < other.recipient ? 1 : -1));
  expect([before?.recipient, now?.recipient]).toEqual(['emma@weefsel.example', email]);
  expect(before?.html).toContain('Was jij dit niet?');
  expect(before?.html).toContain('e…@elders.example');
  expect(before?.html).not.toContain(email);
  expect(now?.html).toContain(email);
  await send('change-email', body);
  expect(shop.outbox.list()).toHaveLength(2);
});

test('a new password needs the old one, and the token stays', async () => {
  const change = (password: string, newPassword: string, newPasswordConfirm = newPassword) =>
    send('change-password', { password, newPassword, newPasswordConfirm });
  expect(refusal(await change('fout', 'kort', 'anders'))).toEqual([
    400,
    'VIOLATION::TOO_SHORT_ERROR /newPassword',
    'VIOLATION::NOT_EQUAL_ERROR /newPassword',
    'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT /password',
  ]);
  const answer = await change(DEMO_PASSWORD, 'nieuw-en-lang');
  expect(answer.json).toMatchObject({ success: true, redirectUrl: null });
  expect(answer.token).toBe(token);
  expect((await login('nieuw-en-lang')).status).toBe(200);
});

test('changes require a context token from the client and a logged-in customer', async () => {
  for (const path of ['change-profile', 'change-email', 'change-password']) {
    const nameless = await shop.call('POST', `/account/${path}`);
    const anonymous = await shop.call('POST', `/account/${path}`, { token: 'brought-along' });
    expect(refusal(nameless)).toEqual([400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER']);
    expect(refusal(anonymous)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
  }
});

test('a customer who leaves is forgotten and logged out', async () => {
  const answer = await shop.call('DELETE', '/account/customer', { token });
  expect(answer.status).toBe(204);
  expect(answer.token).not.toBe(token);
  expect(refusal(await shop.call('POST', '/account/customer', { token: answer.token }))[0]).toBe(403);
  expect(refusal(await login())).toEqual([401, 'CHECKOUT__CUSTOMER_NOT_FOUND']);
  expect(refusal(await shop.call('DELETE', '/account/customer'))[0]).toBe(403);
});
