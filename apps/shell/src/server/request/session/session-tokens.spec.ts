import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { SessionChanges } from './session-changes';
import { sessionTokens } from './session-tokens';

/** A page with the session of its request; it writes the token `next`. */
async function pageWith(
  cookies: Record<string, string>,
  next?: string,
  changes = new SessionChanges(),
  path = '/store-api/context',
) {
  const app = fastify();
  await app.register(cookie);
  app.get('/cart', (request, reply) => {
    const tokens = sessionTokens(request, reply, 'http://shop.test', changes);
    const before = tokens.read();
    if (next) tokens.write(next, path);
    return { before, after: tokens.read() };
  });
  const answer = await app.inject({ url: '/cart', cookies });
  return { tokens: answer.json<object>(), kept: answer.cookies.map(({ name, value }) => [name, value]) };
}

const kept = (token: string) => [
  ['sw-context-token', token],
  ['weefsel-session', '1'],
];

test('takes the session from the cookie, and sets nothing while it stays the same', async () => {
  const page = await pageWith({ 'sw-context-token': 'mine', 'weefsel-session': '1' });
  expect(page).toEqual({ tokens: { before: 'mine', after: 'mine' }, kept: [] });
});

test('writes a new session into the reply and uses it for the next call [SES-04]', async () => {
  const page = await pageWith({ 'sw-context-token': 'old', 'weefsel-session': '1' }, 'new');
  expect(page).toEqual({ tokens: { before: 'old', after: 'new' }, kept: kept('new') });
});

test('writes the session cookie of an earlier shop anew [SES-04]', async () => {
  expect((await pageWith({ 'sw-context-token': 'mine' })).kept).toEqual(kept('mine'));
});

test('an answer for an already replaced session changes nothing, and another login does [SES-04]', async () => {
  const changes = new SessionChanges();
  changes.next('old', '/account/login', { headers: { 'sw-context-token': 'of-emma' } });
  const sent = { 'sw-context-token': 'old', 'weefsel-session': '1' };
  expect(await pageWith(sent, 'new', changes)).toEqual({ tokens: { before: 'old', after: 'old' }, kept: [] });
  const login = await pageWith(sent, 'new', changes, '/store-api/account/login');
  expect(login.kept).toEqual(kept('new'));
});
