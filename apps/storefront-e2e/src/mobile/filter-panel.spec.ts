import { expect, hydrated, productCards, test } from '../shopper';

const LISTING = '/nl/dames/kleding/';

test.beforeEach(async ({ page }) => {
  await page.goto('/nl/dames/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Kleding', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kleding' })).toBeVisible();
});

test(
  'the filter panel covers the screen, holds the page still and counts along; going back only closes it [LST-04] [LST-29]',
  { tag: '@core' },
  async ({ page }) => {
    const opener = page.getByRole('link', { name: /^Filter en sorteer/ });
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Filter en sorteer' });
    await expect(panel).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(async () => Math.round((await panel.boundingBox())?.width ?? 0)).toBe(width);
    await expect.poll(async () => Math.round((await panel.boundingBox())?.height ?? 0)).toBe(height);

    const view = panel.getByRole('button', { name: /^Toon [\d.]+ artikelen$/ });
    const before = (await view.textContent()) ?? '';
    await panel.locator('summary', { hasText: /^Kleur/ }).click();
    await panel.getByRole('checkbox', { name: /^Zwart \(/ }).check();
    await expect(page).toHaveURL(/tn_fk_kleur=Zwart$/);
    await expect(view).not.toHaveText(before);
    await expect(panel.getByRole('link', { name: 'Verwijder filter Kleur: Zwart' })).toBeVisible();

    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/tn_fk_kleur=Zwart$/);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(panel.locator('details[open]')).toHaveCount(0);
    await panel.getByRole('button', { name: /^Toon / }).click();
    await expect(panel).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${LISTING}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/nl\/dames\/$/);
  },
);

test('a price that was typed last goes along when the panel closes, and one step back takes it away [LST-27] [LST-31]', async ({
  page,
}) => {
  await page.getByRole('link', { name: /^Filter en sorteer/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filter en sorteer' });
  await panel.locator('summary', { hasText: /^Prijs/ }).click();
  await panel.getByRole('textbox', { name: 'Prijs vanaf, in euro' }).fill('60');
  await panel.getByRole('button', { name: /^Toon / }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/tn_fk_ae-price=60-\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LISTING}$`));
  await expect(page.getByRole('list', { name: 'Gekozen filters' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/dames\/$/);
});

test('the link that opens the filters stays in view and never covers the focused element', async ({
  page,
}) => {
  const opener = page.getByRole('link', { name: /^Filter en sorteer/ });
  const cards = productCards(page);
  await cards.nth(9).getByRole('link').first().focus();
  await cards.nth(9).scrollIntoViewIfNeeded();
  await expect(opener).toBeInViewport();
  for (let pressed = 0; pressed < 8; pressed += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const { left, right, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const at = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + 4);
      return at?.closest('header, [aria-haspopup="dialog"]')?.textContent;
    });
    expect(covered).toBeUndefined();
  }
});

test('the open filters fit a window of 320 px, as a page enlarged four times has it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('link', { name: /^Filter en sorteer/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filter en sorteer' });
  await expect(panel.getByRole('button', { name: /^Toon / })).toBeVisible();
  await panel
    .locator('details')
    .evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));
  const widest = await panel.evaluate((dialog) =>
    Math.max(...[dialog, ...dialog.querySelectorAll('*')].map(({ scrollWidth }) => scrollWidth)),
  );
  expect(widest).toBeLessThanOrEqual(320);
  await expect(panel.getByRole('button', { name: /^Toon / })).toBeInViewport();
  const box = await panel.getByRole('slider', { name: 'Laagste prijs' }).boundingBox();
  expect(box?.width).toBeGreaterThan(200);
});
