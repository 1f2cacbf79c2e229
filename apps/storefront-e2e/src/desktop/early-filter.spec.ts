import { openHeld } from '../held-code';
import { expect, test } from '../shopper';

test('with the code held back a filter that is ticked narrows the listing once', async ({ page }) => {
  const letGo = await openHeld(page, '/nl/dames/');
  const tick = page.locator('#filters').getByRole('checkbox').first();
  await tick.check();
  await letGo();
  await expect(page).toHaveURL(/tn_fk_/);
  await expect(tick).toBeChecked();
});
