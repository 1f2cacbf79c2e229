import { hashOf } from '../http/security/content-policy';
import { shop } from '../routes/shop.fixture';

test('a page of the shell brings the style sheets that it has to itself, and no other page does', async () => {
  const page = async () =>
    ({ kind: 'page', data: {}, head: { title: 'Welkom' }, context: 'general' }) as const;
  const pageStyles = { cart: ['/assets/cart.css'], 'not-found': ['/assets/lost.css'] };
  const app = await shop(
    { 'mf-content/home': page, 'mf-content/page': async () => ({ kind: 'not-found' }) },
    { looks: { pageStyles } },
  );
  const bodyAt = async (url: string) => (await app.inject({ url, headers: { host: 'shop.test' } })).body;
  expect(await bodyAt('/nl/bestaat-niet/')).toContain('href="/assets/lost.css"');
  expect(await bodyAt('/nl/')).not.toContain('/assets/lost.css');
});

test('a document has the styles that its elements use, names them in its policy, and the whole sheets for its code', async () => {
  const page = async () =>
    ({ kind: 'page', data: {}, head: { title: 'Welkom' }, context: 'general' }) as const;
  const css = 'main{color:red}.nowhere-in-the-page{color:blue}';
  const app = await shop(
    { 'mf-content/home': page },
    { looks: { css, sheets: [{ href: '/assets/main.1.css' }] } },
  );
  for (const time of ['rendered', 'kept']) {
    const { body, headers } = await app.inject({ url: '/nl/', headers: { host: 'shop.test' } });
    expect([time, body]).toEqual([time, expect.stringContaining('<style>main{color:red}</style>')]);
    expect(body).toMatch(
      /<template.*<link rel="preload" as="style" href="\/assets\/main.1.css">.*<\/template>/,
    );
    expect(headers['content-security-policy']).toContain(hashOf('main{color:red}'));
  }
});
