import { expectAccessible } from './axe';
import { openReview } from './review-ways';
import { expect, hydrated, test } from './shopper';
import { tabTo } from './tab-to';
import { tooWide, ZOOMED } from './too-wide';

test('a review is written, changed and taken back with the keyboard alone, and its form fits small windows', async ({
  customer,
  page,
}) => {
  await openReview(page, customer);
  await hydrated(page);
  await expectAccessible(page);
  const { width, height } = page.viewportSize() ?? ZOOMED;
  for (const [size, text] of [
    [{ width, height }, '200%'],
    [ZOOMED, '100%'],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), text);
    expect({ size, tooWide: await tooWide(page) }).toEqual({ size, tooWide: 0 });
  }
  await page.setViewportSize({ width, height });

  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('radio', { name: /^5 sterren/ }));
  await page.keyboard.press('ArrowRight');
  const stars = main.getByRole('radio', { name: '4 sterren: goed' });
  await expect(stars).toBeFocused();
  await expect(stars).toBeChecked();
  await tabTo(page, main.getByLabel('Je beoordeling in een paar woorden'));
  await page.keyboard.type('Mooi afgewerkt');
  await tabTo(page, main.getByLabel('Wat vind je ervan?'));
  await page.keyboard.type('Zacht, warm en mooi afgewerkt, ook na een paar keer wassen.');
  await tabTo(page, main.getByRole('button', { name: 'Verstuur je beoordeling' }));
  await page.keyboard.press('Enter');
  await expect(main.getByText('Dank je wel. Je beoordeling wordt nagekeken')).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, main.locator('summary', { hasText: 'Trek je beoordeling in' }), 120);
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('button', { name: 'Trek definitief in' }));
  await page.keyboard.press('Enter');
  await expect(main.getByText('Je beoordeling is ingetrokken.')).toBeVisible();
});
