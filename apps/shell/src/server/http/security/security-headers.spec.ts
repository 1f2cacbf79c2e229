import fastify from 'fastify';
import { errorPages } from '../error-page';
import { sameSiteWrites } from './writes';
import { securityHeaders } from './security-headers';

function server({ secure = false } = {}) {
  const app = fastify({ trustProxy: true });
  securityHeaders(app, secure);
  sameSiteWrites(app);
  errorPages(app);
  app.get('/fine', () => 'fine');
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.post('/change', () => 'changed');
  app.post('/back-from-payment', { config: { crossSite: true } }, () => 'welcome back');
  return app;
}

describe('an answer of the shop’s own server', () => {
  test.each([
    ['/fine', 200],
    ['/broken', 500],
    ['/nowhere', 404],
  ])('%s (%i) allows nothing but the shop’s icon', async (url, status) => {
    const { headers, statusCode } = await server().inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; img-src 'self';.*frame-ancestors 'none';.*report-to violations$/,
      ),
      'reporting-endpoints': 'violations="/api/violations"',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('asks browsers that came by https never to come otherwise', async () => {
    const answer = await server().inject({ url: '/fine', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    const behind = await server({ secure: true }).inject('/fine');
    expect(behind.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  test('that is the error page may only look as it does', async () => {
    const { body, headers } = await server().inject('/broken');
    expect(headers['content-security-policy']).toMatch(/style-src 'sha256-[\w+/=]+';/);
    expect(body).not.toContain('<script');
  });
});

describe('a change', () => {
  const from = (headers: Record<string, string>, url = '/change') =>
    server()
      .inject({ method: 'POST', url, headers: { host: 'shop.example', ...headers } })
      .then(({ statusCode }) => statusCode);

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://shop.example.evil.example' },
  ])('asked for by another site %j is refused', async (headers) => {
    expect(await from(headers)).toBe(403);
  });

  test('that is refused has the reporting endpoint too', async () => {
    const headers = { host: 'shop.example', origin: 'https://evil.example' };
    const answer = await server().inject({ method: 'POST', url: '/change', headers });
    expect([answer.statusCode, answer.headers['reporting-endpoints']]).toEqual([
      403,
      'violations="/api/violations"',
    ]);
  });

  test.each([
    { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' },
    { origin: 'https://shop.example' },
    {},
  ])('asked for by the shop itself or by no browser %j is made', async (headers) => {
    expect(await from(headers)).toBe(200);
  });

  test('may come from another site where that is meant, and reading always may', async () => {
    expect(await from({ 'sec-fetch-site': 'cross-site' }, '/back-from-payment')).toBe(200);
    const read = await server().inject({ url: '/fine', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(read.statusCode).toBe(200);
  });
});
