import { expect, hydrated, test } from '../shopper';
import { filledCart } from '../ways';

test(
  'a cart that came with its page is asked for no second time, and can be changed [CRT-03]',
  { tag: '@core' },
  async ({ page, context, baseURL, problems }) => {
    const { token } = await filledCart();
    await context.addCookies([{ name: 'sw-context-token', value: token, url: baseURL ?? '' }]);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/store-api\/(context|checkout\/cart)$/.test(request.url())) asked.push(request.method());
    });
    await page.goto('/cart');
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Winkelmand (2)');
    await hydrated(page);
    expect(asked).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Eén meer' }).click();
    await expect(title).toHaveText('Winkelmand (3)');
    const typed = page.getByRole('main').getByRole('textbox', { name: /^Aantal van / });
    await typed.fill('1');
    await typed.press('Enter');
    await expect(title).toHaveText('Winkelmand (1)');
    expect(problems).toEqual([]);
  },
);
