import fastify from 'fastify';
import { Writable } from 'node:stream';
import { loggingOptions, requestId, requestLog } from './request-log';

async function logged(url: string, level: 'info' | 'debug' = 'info') {
  const lines: object[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(JSON.parse(chunk.toString()) as object), done()),
  });
  const options = loggingOptions({ logLevel: level, logFormat: 'json' });
  const app = fastify({ ...options, logger: { ...options.logger, stream } });
  requestLog(app);
  app.get('/*', () => 'fine');
  const { headers } = await app.inject({ url, headers: { 'x-request-id': 'edge-12345678' } });
  await app.close();
  return { lines, id: headers['x-request-id'] };
}

describe('the line of an answer', () => {
  test.each([
    ['/nl/?tn_q=geheim', '/nl/'],
    ['/account/order/geheim', '/account/order/…'],
    ['/account/order/geheim?code=geheim', '/account/order/…'],
    ['/account/orders', '/account/orders'],
    ['/nl/account/order/x', '/nl/account/order/x'],
  ])('for %s names %s', async (url, href) => {
    const { lines, id } = await logged(url);
    expect(lines).toMatchObject([
      { level: 30, href, method: 'GET', status: 200, requestId: 'edge-12345678' },
    ]);
    expect(id).toBe('edge-12345678');
  });

  test.each(['/assets/main.js', '/remotes/mf-search/ab12/page.js'])(
    'for %s, a file, is there when debugging only',
    async (url) => {
      expect((await logged(url)).lines).toEqual([]);
      expect((await logged(url, 'debug')).lines).toMatchObject([{ level: 20, href: url }]);
    },
  );

  test('for a page whose address only sounds like a file is there', async () => {
    expect((await logged('/nl/assets/main.js')).lines).toHaveLength(1);
  });
});

describe('the id of a request', () => {
  const given = (id: string | string[]) => requestId({ headers: { 'x-request-id': id } });

  test.each(['12345678', 'a.b-c_d9', 'x'.repeat(64)])('is the one that a proxy gave: %s', (id) => {
    expect(given(id)).toBe(id);
  });

  test.each(['1234567', 'x'.repeat(65), 'with space', 'line\nbreak', ''])(
    'is a new one when what was given is none: %j',
    (id) => {
      expect(given(id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
      expect(requestId({ headers: {} })).not.toBe(requestId({ headers: {} }));
    },
  );
});
