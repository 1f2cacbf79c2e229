import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../shopper';
import { filledCart } from '../ways';

/** Left and right edges of an element's content, in px. */
const edgesOf = (element: Locator) =>
  element.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight), whole: right };
  });

for (const width of [1440, 1920]) {
  test(`at ${width} px the cart is as wide as the header above it, and how many stands before what that costs [CRT-04]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { token } = await filledCart();
    await context.addCookies([{ name: 'sw-context-token', value: token, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/cart');
    await hydrated(page);
    const main = page.getByRole('main');
    const bar = await edgesOf(page.locator('header > div > div:has(a[href="/nl/"])'));
    expect((await edgesOf(main.getByRole('heading', { level: 1 }))).left).toBeCloseTo(bar.left, 0);
    const summary = await edgesOf(main.getByRole('region', { name: 'Overzicht' }));
    expect(summary.whole).toBeCloseTo(bar.right, 0);
    const quantity = await edgesOf(main.getByRole('group', { name: /^Aantal van/ }));
    const total = await edgesOf(main.getByText(/^Totaal €/));
    expect(quantity.right).toBeLessThan(total.left);
    expect(total.left - quantity.right).toBeLessThan(width / 4);
  });
}
