import { DEMO } from '../demo.ts';
import { expect, productCards, test } from '../shopper.ts';

const FAULTS = `${DEMO}/__demo/faults.json`;

test.afterEach(async () => {
  await fetch(FAULTS, { method: 'DELETE' });
});

test('while the commerce vendor does not answer, cards are made of what was found and say that their prices may be others [LST-34]', async ({
  page,
}) => {
  const fault = { kind: 'failing', status: 500, vendor: 'commerce', pattern: '/store-api/product' };
  const answer = await fetch(FAULTS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(answer.status).toBe(201);
  await page.goto('/search?tn_q=wollen+stille+prijs');
  const cards = productCards(page);
  await expect(cards.first()).toContainText('Prijs onder voorbehoud');
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /^\/nl\/(dames|heren)\/.+-\d{9}$/);
  await expect(cards.first().getByRole('img')).toBeVisible();

  await fetch(FAULTS, { method: 'DELETE' });
  // For a second such a page is everybody's, so that a vendor in trouble is not asked over and over.
  await expect(async () => {
    await page.reload();
    await expect(cards.first()).toBeVisible();
    expect(await page.getByText('Prijs onder voorbehoud').count()).toBe(0);
  }).toPass();
});
