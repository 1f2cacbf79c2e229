import type { PageResult } from '@weefsel/contracts';
import { shop } from '../../routes/shop.fixture';
import { previewBadge } from './preview-badge';

const page = (title: string): PageResult => ({
  kind: 'page',
  data: { title },
  head: { title, canonical: 'https://shop.test/nl/' },
  context: 'general',
});

const loads = {
  'mf-content/home': async () => page('Welkom'),
  'mf-checkout/checkout': async () => page('Afrekenen'),
};
const badge = previewBadge({
  channel: 'preview/winter',
  until: '2026-12-01T12:00:00.000Z',
  isThere: true,
});
const own = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

test.each(['/checkout', '/checkout/', '//checkout', '/checkout?step=2'])(
  'in an noOrdersIn preview %s shows that nothing can be ordered, with a link back',
  async (url) => {
    const app = await shop(loads, { preview: { badge, noOrdersIn: 'preview/winter' } });
    const { statusCode, headers, body } = await app.inject({ url });
    expect(statusCode).toBe(403);
    expect(headers).toMatchObject(own);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(body).toContain('<h1>In dit voorbeeld kun je nog niet bestellen</h1>');
    expect(body).toContain('npx weefsel rehearse preview/winter');
    expect(body).toContain('<a href="/nl/">Verder kijken in dit voorbeeld</a>');
    expect(body).toContain('action="/_preview/stop"');
    expect(body).not.toContain('Afrekenen</h1>');
  },
);

test('the payload of the blocked checkout has the build none and no checkout data', async () => {
  const app = await shop(loads, { preview: { badge, noOrdersIn: 'preview/winter' } });
  const { headers, body } = await app.inject({ url: '/checkout/_payload.json' });
  expect(headers).toMatchObject({ 'x-build': 'none', 'cache-control': 'private, no-store' });
  expect(body).not.toContain('Afrekenen');
});

test('other pages of an noOrdersIn preview are served with a script that blocks orders', async () => {
  const app = await shop(loads, { preview: { badge, noOrdersIn: 'preview/winter' } });
  const { statusCode, headers, body } = await app.inject({ url: '/nl/' });
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(body.indexOf('handle-payment')).toBeGreaterThan(0);
  expect(body.indexOf('handle-payment')).toBeLessThan(body.indexOf('<h1>Welkom</h1>'));
});

test('a rehearsed preview has its checkout, without the blocking script', async () => {
  const app = await shop(loads, { preview: { badge } });
  const { statusCode, headers, body } = await app.inject({ url: '/checkout' });
  expect([statusCode, body.includes('<h1>Afrekenen</h1>')]).toEqual([200, true]);
  expect(headers).toMatchObject(own);
  expect(body).not.toContain('handle-payment');
});

test('the live shop has its checkout, without the blocking script', async () => {
  const app = await shop(loads);
  const { statusCode, body } = await app.inject({ url: '/checkout' });
  expect([statusCode, body.includes('handle-payment')]).toEqual([200, false]);
});
