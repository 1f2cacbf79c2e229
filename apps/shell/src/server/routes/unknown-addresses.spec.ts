import fastify from 'fastify';
import { unknownAddresses } from './unknown-addresses';

/** A server with one page for all paths, one call and one form. */
function server() {
  const app = fastify();
  unknownAddresses(app);
  app.get('/*', () => 'a page');
  app.get('/api/getSnippets', () => ({ texts: [] }));
  app.post('/order/success', () => 'thanks');
  return app;
}

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  'rejects %s on a page with 405 and the allowed methods',
  async (method) => {
    const { statusCode, headers, body } = await server().inject({
      method,
      url: '/nl/dames/',
      headers: { 'content-type': 'application/x-unheard-of' },
      body: 'x',
    });
    expect([statusCode, headers.allow, headers['cache-control']]).toEqual([
      405,
      'GET, HEAD, POST',
      'no-store',
    ]);
    expect(body).not.toBe('a page');
  },
);

test('answers known pages, also by HEAD, calls and forms as before', async () => {
  const app = server();
  expect((await app.inject('/nl/dames/')).body).toBe('a page');
  expect((await app.inject({ method: 'HEAD', url: '/nl/dames/' })).statusCode).toBe(200);
  expect((await app.inject('/api/getSnippets')).json()).toEqual({ texts: [] });
  expect((await app.inject({ method: 'POST', url: '/order/success' })).body).toBe('thanks');
});

test.each(['GET', 'POST', 'DELETE'] as const)(
  'an unknown API call (%s) returns 404 as JSON',
  async (method) => {
    const { statusCode, headers, json } = await server().inject({ method, url: '/api/getNothing?x=1' });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers['content-type']).toContain('application/json');
    expect(json()).toEqual({ statusCode: 404, message: expect.stringContaining('nothing') });
  },
);

test('accepts an address of 8 kB, and answers a longer one with 414 and a link', async () => {
  const app = server();
  const longest = `/nl/dames/?${'x'.repeat(8192 - 11)}`;
  expect(longest).toHaveLength(8192);
  expect((await app.inject(longest)).body).toBe('a page');
  const { statusCode, body, headers } = await app.inject(`${longest}y`);
  expect([statusCode, headers['cache-control']]).toEqual([414, 'no-store']);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('Dit adres is te lang');
  expect(body).toContain('<a href="/nl/dames/">');
  expect((await app.inject(`/nl/${'y'.repeat(9000)}`)).body).toContain('<a href="/">');
});
