import { expectAccessible } from './axe';
import { expect, hydrated, test } from './shopper';
import { tooWide } from './too-wide';
import { main, title, whoOrdered } from './withdrawal-ways';

test('each step is accessible, wide enough for its text at 200 %, and usable with keys alone', async ({
  customer,
  page,
}) => {
  await whoOrdered(page, customer);
  const look = async () => {
    await hydrated(page);
    await expectAccessible(page);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await tooWide(page)).toBe(0);
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  };
  await page.goto('/order/withdraw');
  await look();
  await page
    .getByRole('button', { name: /^Kies bestelling / })
    .first()
    .press('Enter');
  await expect(main(page).getByText('Stap 2 van 3')).toBeVisible();
  await look();
  await main(page).getByRole('checkbox').press('Space');
  await main(page).getByRole('button', { name: 'Verder met mijn keuze' }).press('Enter');
  await expect(title(page)).toHaveText('Klopt je herroeping?');
  await look();
  await main(page).getByRole('button', { name: 'Herroeping bevestigen' }).press('Enter');
  await expect(title(page)).toHaveText('We hebben je herroeping ontvangen');
  await look();
});
