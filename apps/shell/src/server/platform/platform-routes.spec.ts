/** @jest-environment node */
import { VisitCounts } from '@weefsel/federation/canary';
import fastify from 'fastify';
import { COUNTS_PATH, platformRoutes } from './platform-routes';

const registry = { contentType: 'text/plain' as never, metrics: async () => 'weefsel_x 1' };
const basic = (secret: string) => `Basic ${Buffer.from(`me:${secret}`).toString('base64')}`;

function server({ token = 's3cret', isOpen = false } = {}) {
  const app = fastify();
  const counted = () => ({ ...new VisitCounts('a').toJSON(), faults: [] });
  const facts = async () => ({ channels: [], faults: [], bytes: [], history: [] });
  platformRoutes(app, { access: { token, isOpen }, registry, counted, facts });
  return (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
}

test.each(['/metrics', '/__platform', COUNTS_PATH])('%s is for who knows the token', async (url) => {
  const get = server();
  for (const given of ['Bearer s3cret', 'bearer s3cret', basic('s3cret')])
    expect((await get(url, given)).statusCode).toBe(200);
  for (const given of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer other',
    's3cret',
    basic('other'),
    'Digest s3cret',
  ]) {
    const { statusCode, headers, body } = await get(url, given);
    expect([statusCode, headers['www-authenticate'], headers['cache-control']]).toEqual([
      401,
      expect.stringMatching(/^Basic /),
      'no-store',
    ]);
    expect(body).not.toContain('weefsel_x');
  }
});

test('without a token nobody is let in, not even who brings none', async () => {
  const get = server({ token: '' });
  for (const given of [undefined, 'Bearer ', basic('')])
    expect((await get('/metrics', given)).statusCode).toBe(401);
});

test('a demo is open', async () => {
  const get = server({ isOpen: true });
  expect((await get('/metrics')).body).toBe('weefsel_x 1');
  expect((await get(COUNTS_PATH)).json()).toEqual({ process: 'a', blocks: [], faults: [] });
});
