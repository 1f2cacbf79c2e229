import { ownProduct } from '../goods';
import { expect, hydrated, test, AVAILABLE } from '../shopper';
import { tabTo } from '../tab-to';

test('from the address bar to a product on the wishlist and a message sent by the newsletter’s form, without a mouse [WSH-02, HDR-11, FTR-06]', async ({
  page,
}) => {
  await page.goto('/nl/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Direct naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: 'Dames', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeFocused();
  // Past the front, to all products.
  await tabTo(page, main.getByRole('link', { name: /^[\d.]+ artikelen$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('#products').getByRole('article').first().getByRole('link').first(), 120);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/nl\/dames\/(#.*)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const heart = main.getByRole('button', { name: /op je verlanglijst$/ }).first();
  await tabTo(page, heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('banner').getByRole('link', { name: /^Verlanglijst.*1 artikel/ }),
  ).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await tabTo(page, footer.getByRole('textbox', { name: 'E-mailadres' }), 200);
  await page.keyboard.type(`emma-${crypto.randomUUID()}@mail.example`);
  await tabTo(page, footer.getByRole('button', { name: 'Meld je aan' }), 3);
  await page.keyboard.press('Enter');
  await expect(
    footer.getByRole('status').filter({ hasText: /Gelukt, je aanmelding is binnen/ }),
  ).toBeVisible();
});

test('from the first key press to a product in the cart without a mouse', async ({ page }) => {
  await page.goto(await ownProduct());
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Direct naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const size = page.getByRole('main').getByRole('radio', { name: AVAILABLE }).first();
  const sizes = page.getByRole('main').getByRole('radio', { disabled: false });
  await tabTo(page, sizes.first());
  await page.keyboard.press('Space');
  // The first ones may be sold out: arrow keys choose the next.
  for (let left = await sizes.count(); left > 0 && !(await size.isChecked()); left -= 1)
    await page.keyboard.press('ArrowRight');
  await expect(size).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'In winkelmand', exact: true }), 10);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});
