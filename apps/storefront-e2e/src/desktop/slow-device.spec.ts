import { expect, hydrated, test } from '../shopper';
import { fillCart } from '../ways';

test('on a slow device a page with a full cart comes to life as the server sent it [SES-05]', async ({
  page,
  problems,
}) => {
  await fillCart(page);
  const device = await page.context().newCDPSession(page);
  for (const [rate, path] of [
    [4, '/nl/'],
    [7, '/nl/'],
    [4, '/cart'],
    [7, '/cart'],
  ] as const) {
    await device.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /[Ww]inkelmand.*1/ })).toBeVisible();
  }
  expect(problems).toEqual([]);
});
