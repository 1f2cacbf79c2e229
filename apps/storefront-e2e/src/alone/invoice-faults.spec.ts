import { guestOrder } from '../guest-order';
import { moveOrder } from '../move-order';
import { expect, hydrated, test } from '../shopper';
import { addFault, removeFaults } from '../vendor-faults';
import { main } from '../withdrawal-ways';

test.afterEach(removeFaults);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an invoice that cannot be downloaded is reported on the page of the order, and downloads later [ACC-03]', async ({
      page,
    }) => {
      const { link, email, zipcode, number } = await guestOrder(page);
      await moveOrder(number, 'order_transaction:paid');
      await page.goto(link);
      await main(page).getByLabel('E-mailadres').fill(email);
      await main(page).getByLabel('Postcode').fill(zipcode);
      await page.keyboard.press('Enter');
      const button = main(page).getByRole('button', { name: /^Factuur \S+ downloaden$/ });
      await expect(button).toBeVisible();
      await addFault({ pattern: '/store-api/document/download/*', kind: 'failing', status: 500 });
      await button.press('Enter');
      const failure = main(page)
        .getByRole('alert')
        .filter({ hasText: 'Je factuur downloaden lukt even niet.' });
      await expect(failure).toBeInViewport();
      await expect(page).toHaveURL(link);

      await removeFaults();
      // Before hydration the message stays, as without script.
      if (javaScriptEnabled) await hydrated(page);
      const download = page.waitForEvent('download');
      await button.press('Enter');
      expect((await download).suggestedFilename()).toMatch(/^factuur-\S+\.pdf$/);
      if (javaScriptEnabled) await expect(failure).toHaveCount(0);
    });
  });
