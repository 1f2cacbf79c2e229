import { DEMO } from '../demo';
import { expect, test } from '../shopper';
import { fillCart, logIn } from '../ways';

const cookies = (page: { evaluate: (of: () => string) => Promise<string> }) =>
  page.evaluate(() => document.cookie);

test(
  'no script reads the token of a session, and no call of a page leaves the shop for commerce [SES-04]',
  { tag: '@core' },
  async ({ customer, page, context, problems }) => {
    const abroad: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${DEMO}/store-api`)) abroad.push(request.url());
    });
    await fillCart(page);
    const token = async () => (await context.cookies()).find(({ name }) => name === 'sw-context-token');
    const guest = await token();
    expect(guest).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(await cookies(page)).toContain('weefsel-session=1');
    expect(await cookies(page)).not.toContain(guest?.value);

    await logIn(page, customer);
    const known = await token();
    expect(known?.value).not.toBe(guest?.value);
    expect(await cookies(page)).not.toContain(known?.value);
    const cart = await page.evaluate(async () => (await fetch('/store-api/checkout/cart')).text());
    expect(cart).toContain('"lineItems"');
    expect(cart).not.toContain(known?.value);
    expect(abroad).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('a session of a visit before is gone on with, and is out of reach of scripts from then on [SES-04]', async ({
  page,
  context,
}) => {
  await fillCart(page);
  const kept = (await context.cookies()).find(({ name }) => name === 'sw-context-token');
  await context.clearCookies();
  const url = new URL('/', page.url()).href;
  await context.addCookies([{ name: 'sw-context-token', value: kept?.value ?? '', url }]);
  await page.goto('/cart');
  await expect(
    page.getByRole('main').getByRole('list', { name: 'Artikelen in je winkelmand' }),
  ).toBeVisible();
  expect(await cookies(page)).toContain('weefsel-session=1');
  expect(await cookies(page)).not.toContain('sw-context-token');
});
