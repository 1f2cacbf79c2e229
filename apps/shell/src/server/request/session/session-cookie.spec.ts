import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { keepSession, sessionOf } from './session-cookie';

async function shopAt(origin: string) {
  const app = fastify();
  await app.register(cookie);
  app.get('/read', (request) => ({ token: sessionOf(request, origin) }));
  app.get('/keep', (request, reply) => {
    keepSession(reply, origin, 'a-token_with.signs');
    return {};
  });
  return app;
}

const YEAR = 365 * 24 * 60 * 60;

describe('the cookie of a commerce session', () => {
  test('lasts 365 days at path / with SameSite lax, out of reach of scripts, and is read again [SES-04]', async () => {
    const app = await shopAt('http://shop.test');
    const { cookies } = await app.inject('/keep');
    expect(cookies).toEqual([
      {
        name: 'sw-context-token',
        value: 'a-token_with.signs',
        maxAge: YEAR,
        path: '/',
        sameSite: 'Lax',
        httpOnly: true,
      },
      { name: 'weefsel-session', value: '1', maxAge: YEAR, path: '/', sameSite: 'Lax' },
    ]);
    const sent = { 'sw-context-token': 'abc' };
    expect((await app.inject({ url: '/read', cookies: sent })).json()).toEqual({ token: 'abc' });
    expect((await app.inject('/read')).json()).toEqual({ token: '' });
  });

  test('is bound to the host and Secure over https alone; a cookie that any subdomain could set is not read [SES-04]', async () => {
    const app = await shopAt('https://shop.test');
    const { cookies } = await app.inject('/keep');
    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Host-sw-context-token', true],
      ['weefsel-session', true],
    ]);
    const sent = { 'sw-context-token': 'forged' };
    expect((await app.inject({ url: '/read', cookies: sent })).json()).toEqual({ token: '' });
  });

  test('of an earlier shop is taken out of reach of scripts over https as well [SES-04]', async () => {
    const app = await shopAt('https://shop.test');
    const { cookies } = await app.inject({ url: '/keep', cookies: { 'sw-context-token': 'readable' } });
    expect(cookies.find(({ name }) => name === 'sw-context-token')).toMatchObject({
      value: '',
      path: '/',
      expires: new Date(0),
    });
  });

  test.each(['abc\r\nX-Evil: 1', 'é', 'a b', '"', 'x'.repeat(129)])(
    'that holds no token (%s) is no session, instead of a refusal for as long as it is there',
    async (token) => {
      const app = await shopAt('http://shop.test');
      const headers = { cookie: `sw-context-token=${encodeURIComponent(token)}` };
      expect((await app.inject({ url: '/read', headers })).json()).toEqual({ token: '' });
    },
  );
});
