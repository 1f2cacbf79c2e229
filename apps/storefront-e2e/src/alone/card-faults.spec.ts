import { expect, productCards, test } from '../shopper.ts';
import { addFault, removeFaults } from '../vendor-faults.ts';

test.afterEach(removeFaults);

test('while the commerce vendor does not answer, cards are made of what was found and say that their prices may be others [LST-34]', async ({
  page,
}) => {
  await addFault({ kind: 'failing', status: 500, vendor: 'commerce', pattern: '/store-api/product' });
  await page.goto('/search?tn_q=wollen+stille+prijs');
  const cards = productCards(page);
  await expect(cards.first()).toContainText('Prijs onder voorbehoud');
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /^\/nl\/(dames|heren)\/.+-\d{9}$/);
  await expect(cards.first().getByRole('img')).toBeVisible();

  await removeFaults();
  // All visitors share such a page for a second, to spare a failing vendor.
  await expect(async () => {
    await page.reload();
    await expect(cards.first()).toBeVisible();
    expect(await page.getByText('Prijs onder voorbehoud').count()).toBe(0);
  }).toPass();
});
