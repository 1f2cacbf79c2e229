import cookie from '@fastify/cookie';
import { CONSENT_VERSION, newProof } from '@weefsel/contracts';
import fastify from 'fastify';
import { consentRoutes, pathToGoBackTo } from './consent-routes';
import { sameSiteWrites } from '../http/security/writes';

async function server({ secure = false } = {}) {
  const app = fastify();
  await app.register(cookie);
  sameSiteWrites(app);
  await consentRoutes(app, secure);
  const post = (form: [string, string][], headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/consent',
      payload: new URLSearchParams(form).toString(),
      headers: {
        host: 'shop.test',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        referer: 'http://shop.test/nl/dames/?tn_p=2',
        ...headers,
      },
    });
  const get = (url: string, cookies: Record<string, string> = {}) =>
    app.inject({ url, cookies, headers: { referer: 'http://shop.test/nl/heren/' } });
  return { post, get };
}

const chosenBy = async (form: [string, string][]) => {
  const { post } = await server();
  const [kept] = (await post(form)).cookies;
  return { ...kept, value: JSON.parse(kept?.value ?? '') as unknown };
};

describe('the consent form without script', () => {
  test('stores the choice as proof and redirects to the page that showed the form [ANA-03]', async () => {
    const { post } = await server();
    const answer = await post([['allowed', 'statistics personal']]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nl/dames/?tn_p=2']);
    expect(await chosenBy([['allowed', 'statistics personal']])).toMatchObject({
      name: 'weefsel-consent',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 31_536_000,
      value: { version: CONSENT_VERSION, allowed: ['statistics', 'personal'] },
    });
  });

  test('sets a secure cookie when shoppers reach the shop by https', async () => {
    const { post } = await server({ secure: true });
    expect((await post([['allowed', 'personal']])).cookies).toMatchObject([{ secure: true }]);
  });

  test('accepts each purpose separately and ignores unknown purposes', async () => {
    const one = await chosenBy([
      ['allowed', 'personal'],
      ['allowed', 'everything'],
    ]);
    expect(one).toMatchObject({ value: { allowed: ['personal'] } });
    expect(await chosenBy([])).toMatchObject({ value: { allowed: [] } });
  });

  test('is shown by an uncached style sheet until it is answered', async () => {
    const { post, get } = await server();
    const before = await get('/api/consent.css');
    expect(before.body).toContain('#consent{display:block}');
    expect(before.headers['cache-control']).toBe('private, no-store');
    const [kept] = (await post([['allowed', '']])).cookies;
    expect((await get('/api/consent.css', { 'weefsel-consent': kept?.value ?? '' })).body).toBe('');
    expect((await get('/api/consent.css', { 'weefsel-consent': '{' })).body).toContain('#consent');
  });

  test('has a page that shows the earlier choice for each purpose and leads back', async () => {
    const { post, get } = await server();
    const [kept] = (await post([['allowed', 'personal']])).cookies;
    const { body, headers } = await get('/api/consent', { 'weefsel-consent': kept?.value ?? '' });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(body).toContain('value="personal" checked');
    expect(body).not.toContain('value="statistics" checked');
    expect(body).toContain('name="from" value="/nl/heren/"');
  });

  test.each([
    ['by other words', { version: CONSENT_VERSION - 1 }],
    ['by words that this server does not know yet', { version: CONSENT_VERSION + 1 }],
    ['too long ago', { at: '2020-01-01T00:00:00.000Z' }],
  ])('is shown again, with nothing chosen, when the choice was made %s [ANA-03]', async (_, other) => {
    const { get } = await server();
    const asOf = (more: object) => ({
      'weefsel-consent': JSON.stringify({ ...newProof(['personal'], new Date()), ...more }),
    });
    expect((await get('/api/consent.css', asOf({}))).body).toBe('');
    expect((await get('/api/consent.css', asOf(other))).body).toContain('#consent{display:block}');
    expect((await get('/api/consent', asOf(other))).body).not.toContain('value="personal" checked');
  });

  test('rejects an answer from another site with 403', async () => {
    const { post } = await server();
    expect((await post([], { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});

test.each([
  ['/nl/dames/?tn_p=2#x', '/nl/dames/?tn_p=2'],
  ['https://elsewhere.example/nl/', '/nl/'],
  ['//elsewhere.example/nl/', '/nl/'],
  ['https://elsewhere.example//evil.example', '/evil.example'],
  ['/api/consent', '/nl/'],
  [undefined, '/nl/'],
  [['/a', '/b'], '/nl/'],
])('a form sent from %j leads back to %s', (from, path) => {
  expect(pathToGoBackTo(from)).toBe(path);
});
