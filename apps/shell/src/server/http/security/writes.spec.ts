import fastify from 'fastify';
import { sameSiteWrites } from './writes';

/** The shop's response to a request with these origin headers. */
async function answered(
  headers: Record<string, string>,
  method: 'GET' | 'HEAD' | 'POST' = 'POST',
  url = '/own',
) {
  const app = fastify();
  sameSiteWrites(app, 'https://www.shop.example');
  app.route({ method: ['GET', 'HEAD', 'POST', 'OPTIONS'], url: '/own', handler: () => 'done' });
  app.post('/open', { config: { crossSite: true } }, () => 'done');
  const answer = await app.inject({ method, url, headers: { host: 'shop.test', ...headers } });
  await app.close();
  return answer;
}

describe('a write', () => {
  test.each([
    ['a page of the shop', { 'sec-fetch-site': 'same-origin' }],
    ['the shopper', { 'sec-fetch-site': 'none' }],
    ['no browser', {}],
    ['a page of the shop in an older browser', { origin: 'https://shop.test' }],
    ['the shop’s own address, behind a proxy with its own host', { origin: 'https://www.shop.example' }],
    [
      'the shop’s own address, behind a proxy with a port',
      { origin: 'https://www.shop.example', host: 'www.shop.example:8080' },
    ],
    ['a browser that knows better than its origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ])('is accepted from %s', async (_, headers) => {
    expect((await answered(headers)).statusCode).toBe(200);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a browser that says nothing', { 'sec-fetch-site': '' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['another port in an older browser', { origin: 'https://shop.test:8443' }],
    ['a page without an origin', { origin: 'null' }],
    ['the shop’s address without its lock', { origin: 'http://www.shop.example' }],
    ['an address that begins like the shop’s', { origin: 'https://www.shop.example.evil.example' }],
    [
      'another site with an origin of the shop',
      { 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' },
    ],
  ])('is refused from %s, and the refusal is not cached', async (_, headers) => {
    const { statusCode, headers: said } = await answered(headers);
    expect([statusCode, said['cache-control']]).toEqual([403, 'no-store']);
  });

  test('is accepted from another site on a route that allows it, and so are reads', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await answered(elsewhere, 'POST', '/open')).statusCode).toBe(200);
    expect((await answered(elsewhere, 'GET')).statusCode).toBe(200);
    expect((await answered(elsewhere, 'HEAD')).statusCode).toBe(200);
  });
});
