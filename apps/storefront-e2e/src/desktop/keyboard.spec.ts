import { expect, firstProduct, hydrated, test } from '../shopper';

test('from the first key press to a product in the cart without a mouse', async ({ page, request }) => {
  await page.goto(await firstProduct(request));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Direct naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const size = page.getByRole('radio', { disabled: false }).first();
  for (
    let presses = 0;
    presses < 40 && !(await size.evaluate((element) => element === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(size).toBeChecked();
  const add = page.getByRole('button', { name: 'In winkelmand' });
  for (
    let presses = 0;
    presses < 10 && !(await add.evaluate((element) => element === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});
