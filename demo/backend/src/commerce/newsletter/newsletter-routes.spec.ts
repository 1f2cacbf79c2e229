import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

const LEZER = 'lezer@weefsel.example';
const EMMA = 'emma@weefsel.example';

const send = (path: string, body: object, token?: string) => shop.call('POST', path, { body, token });
const subscribe = (changes: object = {}, token?: string) =>
  send(
    '/newsletter/subscribe',
    { email: LEZER, option: 'subscribe', storefrontUrl: 'http://localhost:4200', ...changes },
    token,
  );

function mailedLink() {
  const address = /href="([^"]+)"/.exec(shop.outbox.list()[0]?.html ?? '')?.[1];
  const url = new URL(address?.replaceAll('&amp;', '&') ?? '');
  return { em: url.searchParams.get('em') ?? '', hash: url.searchParams.get('hash') ?? '' };
}

test('an unknown address confirms by mail, and is subscribed only then', async () => {
  expect((await subscribe()).json).toMatchObject({ success: true, status: 'notSet' });
  expect(shop.outbox.list()).toMatchObject([{ kind: 'newsletter-confirmation', recipient: LEZER }]);
  const link = mailedLink();
  expect(refusal(await send('/newsletter/confirm', { ...link, em: 'x' }))).toEqual([
    400,
    'VIOLATION::NOT_EQUAL_ERROR /em',
  ]);
  expect((await send('/newsletter/confirm', link)).json).toMatchObject({ success: true });
  expect((await subscribe()).json.status).toBe('optIn');
  expect(shop.outbox.list()).toHaveLength(1);
});

test('the link of an old mail does not resubscribe an unsubscribed reader', async () => {
  await subscribe();
  const link = mailedLink();
  expect((await send('/newsletter/unsubscribe', { email: LEZER.toUpperCase() })).status).toBe(200);
  expect(refusal(await send('/newsletter/confirm', link))).toEqual([
    404,
    'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
  ]);
  expect(refusal(await send('/newsletter/unsubscribe', { email: 'niemand@weefsel.example' }))[0]).toBe(404);
  expect(refusal(await send('/newsletter/unsubscribe', {}))[0]).toBe(400);
});

test('customers subscribe their own address directly, and can read its status', async () => {
  const { token } = await send('/account/login', { username: EMMA, password: DEMO_PASSWORD });
  const recipient = () => send('/account/newsletter-recipient', {}, token);
  expect((await recipient()).json).toEqual({ status: 'undefined', apiAlias: 'account_newsletter_recipient' });
  expect((await subscribe({ email: EMMA }, token)).json.status).toBe('direct');
  expect((await subscribe({}, token)).json.status).toBe('notSet');
  expect((await recipient()).json.status).toBe('direct');
  await send('/newsletter/unsubscribe', { email: EMMA });
  expect((await recipient()).json.status).toBe('optOut');
  expect(refusal(await send('/account/newsletter-recipient', {}))[0]).toBe(403);
});

test('an invalid form is refused by field, and a fourth request in a row with 429', async () => {
  expect(refusal(await send('/newsletter/subscribe', { email: 'x', option: 'nonsense' }))).toEqual([
    400,
    'VIOLATION::INVALID_FORMAT_ERROR /email',
    'VIOLATION::NO_SUCH_CHOICE_ERROR /storefrontUrl',
    'VIOLATION::NO_SUCH_CHOICE_ERROR /option',
  ]);
  for (let n = 0; n < 3; n += 1) await subscribe();
  expect(refusal(await subscribe())).toEqual([429, 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED']);
});

test('the shop’s own subscribe call returns success and a message [API-11]', async () => {
  const accepted = await send('/nd/newsletter/subscribe', { email: LEZER });
  expect(accepted.json).toEqual({ success: true, message: expect.stringContaining('mail gestuurd') });
  expect(shop.outbox.list()[0]?.html).toContain('http://shop.test/newsletter-subscribe?em=');
  const refused = await send('/nd/newsletter/subscribe', { email: 'geen adres' });
  expect(refused.json).toEqual({ success: false, message: 'Vul een geldig e-mailadres in.' });
});
