import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

const EMMA = 'emma@weefsel.example';
const HOUR = 60 * 60 * 1000;
const fresh = { newPassword: 'nieuw-en-lang', newPasswordConfirm: 'nieuw-en-lang' };

const ask = (email = EMMA) =>
  shop.call('POST', '/account/recovery-password', {
    body: { email, storefrontUrl: 'http://localhost:4200/' },
  });
const confirm = (body: object) => shop.call('POST', '/account/recovery-password-confirm', { body });
const isExpired = (hash: string) =>
  shop.call('POST', '/account/customer-recovery-is-expired', { body: { hash } });
const login = (password: string) =>
  shop.call('POST', '/account/login', { body: { username: EMMA, password } });

/** Hash of the recovery link in the latest mail. */
const mailedHash = () =>
  /recover\/password\?hash=([0-9a-f]{32})"/.exec(shop.outbox.list()[0]?.html ?? '')?.[1] ?? '';

test('the mailed link sets a new password once and ends what was open', async () => {
  const before = await login(DEMO_PASSWORD);
  expect((await ask()).json).toMatchObject({ success: true });
  const [mail] = shop.outbox.list();
  expect(mail).toMatchObject({ kind: 'password-recovery', recipient: EMMA });
  expect(mail?.html).toContain('href="http://localhost:4200/account/recover/password?hash=');
  const hash = mailedHash();
  expect((await isExpired(hash)).json).toMatchObject({ isExpired: false });
  expect((await confirm({ hash, ...fresh })).json).toMatchObject({ success: true });
  expect((await login(fresh.newPassword)).status).toBe(200);
  expect((await login(DEMO_PASSWORD)).status).toBe(401);
  expect((await shop.call('GET', '/context', { token: before.token })).json.customer).toBeNull();
  expect(refusal(await confirm({ hash, ...fresh }))).toEqual([
    410,
    'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED',
  ]);
});

test('a link lasts two hours, and only the latest one works', async () => {
  await ask();
  const first = mailedHash();
  await ask();
  const second = mailedHash();
  expect(refusal(await confirm({ hash: first, ...fresh }))[0]).toBe(410);
  shop.time.now += 2 * HOUR;
  expect((await isExpired(second)).json.isExpired).toBe(false);
  shop.time.now += 1;
  expect((await isExpired(second)).json.isExpired).toBe(true);
  expect(refusal(await confirm({ hash: second, ...fresh }))[0]).toBe(410);
  expect(refusal(await isExpired('nonsense'))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']);
});

test('a broken form is refused by field before the link is looked at', async () => {
  expect(refusal(await confirm({ newPassword: 'kort', newPasswordConfirm: 'anders' }))).toEqual([
    400,
    'VIOLATION::TOO_SHORT_ERROR /newPassword',
    'VIOLATION::NOT_EQUAL_ERROR /newPassword',
  ]);
  expect(refusal(await shop.call('POST', '/account/recovery-password'))).toEqual([
    400,
    'VIOLATION::IS_BLANK_ERROR /email',
    'VIOLATION::NO_SUCH_CHOICE_ERROR /storefrontUrl',
  ]);
});

test('an unknown address is a 401, and asking too often makes one wait', async () => {
  expect(refusal(await ask('niemand@weefsel.example'))).toEqual([401, 'CHECKOUT__CUSTOMER_NOT_FOUND']);
  for (let n = 0; n < 3; n += 1) await ask();
  expect(refusal(await ask())).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED']);
  expect(shop.outbox.list()).toHaveLength(3);
});
