/** @jest-environment node */
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { sessionTokens } from './session-tokens';

/** What a page does with the session of its request: it takes what `next` brings. */
async function pageWith(cookies: Record<string, string>, next?: string) {
  const app = fastify();
  await app.register(cookie);
  app.get('/cart', (request, reply) => {
    const tokens = sessionTokens(request, reply, 'http://shop.test');
    const before = tokens.read();
    if (next) tokens.write(next);
    return { before, after: tokens.read() };
  });
  const answer = await app.inject({ url: '/cart', cookies });
  return { tokens: answer.json<object>(), kept: answer.cookies.map(({ name, value }) => [name, value]) };
}

const kept = (token: string) => [
  ['sw-context-token', token],
  ['weefsel-session', '1'],
];

test('the session of a request is its cookie’s, and nothing is set while it stays the same', async () => {
  const page = await pageWith({ 'sw-context-token': 'mine', 'weefsel-session': '1' });
  expect(page).toEqual({ tokens: { before: 'mine', after: 'mine' }, kept: [] });
});

test('a session that replaces it goes into the reply, and on with the next call [SES-04]', async () => {
  const page = await pageWith({ 'sw-context-token': 'old', 'weefsel-session': '1' }, 'new');
  expect(page).toEqual({ tokens: { before: 'old', after: 'new' }, kept: kept('new') });
});

test('one that an earlier shop left readable is put out of reach of scripts [SES-04]', async () => {
  expect((await pageWith({ 'sw-context-token': 'mine' })).kept).toEqual(kept('mine'));
});
