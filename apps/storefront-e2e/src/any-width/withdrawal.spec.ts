import type { Page } from '@playwright/test';
import { guestOrder } from '../guest-order';
import { expect, test } from '../shopper';
import { find, main, receiptsTo, title, whoOrdered } from '../withdrawal-ways';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'the footer of a page leads a guest by number and address to a receipt, once',
      { tag: '@core' },
      async ({ page, context, customer }) => {
        const { email } = customer;
        const number = await whoOrdered(page, customer);
        await context.clearCookies();
        await page.goto('/nl/retourneren/');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Overeenkomst herroepen' }).click();
        await expect(page).toHaveURL('/order/withdraw');
        await find(page, '99999999', email);
        await expect(main(page).getByRole('alert')).toContainText('horen niet bij elkaar');
        await expect(page.getByLabel('Bestelnummer')).toHaveValue('99999999');

        await find(page, number, email);
        await expect(main(page).getByText('Stap 2 van 3')).toBeVisible();
        await main(page).getByRole('button', { name: 'Verder met mijn keuze' }).click();
        await expect(main(page).getByRole('alert')).toContainText('Kies minstens één artikel.');
        await main(page)
          .getByRole('checkbox', { name: /^Kies / })
          .check();
        await main(page).getByRole('button', { name: 'Verder met mijn keuze' }).click();

        await expect(title(page)).toHaveText('Klopt je herroeping?');
        expect(await receiptsTo(email)).toEqual([]);
        const review = page.url();
        await main(page).getByRole('button', { name: 'Herroeping bevestigen' }).click();
        await expect(title(page)).toHaveText('We hebben je herroeping ontvangen');
        await expect(main(page).getByText(`R${number}-1`).first()).toBeVisible();
        expect(page.url()).toBe(review);

        await page.goBack();
        await expect(title(page)).toHaveText('We hebben je herroeping ontvangen');
        await page.goto(review);
        await expect(title(page)).toHaveText('We hebben je herroeping ontvangen');
        const mails = await receiptsTo(email);
        expect(mails.map(({ subject }) => subject)).toEqual([
          `Ontvangstbevestiging: herroeping van bestelling ${number}`,
        ]);
        expect(mails[0]?.html).toMatch(/\d{1,2} \S+ \d{4} om \d\d:\d\d:\d\d uur/);

        await page.goto('/order/withdraw');
        await find(page, number, email);
        await expect(main(page).getByRole('alert')).toContainText('niets meer herroepen');
      },
    );

    test('a customer cancels an order from the order itself, and sees what became of it', async ({
      customer,
      page,
    }) => {
      const number = await whoOrdered(page, customer);
      await main(page)
        .getByRole('link', { name: /^Bestelling \d/ })
        .click();
      await main(page).getByRole('button', { name: 'Annuleren of herroepen' }).click();
      await expect(main(page).getByText('nog niet verzonden')).toBeVisible();
      await main(page).getByRole('button', { name: 'Alles herroepen' }).click();
      await expect(title(page)).toHaveText('Klopt je herroeping?');
      await main(page).getByRole('link', { name: 'Mijn keuze wijzigen' }).click();
      await expect(main(page).getByRole('checkbox', { name: /^Kies / })).toBeChecked();
      await main(page).getByRole('button', { name: 'Verder met mijn keuze' }).click();
      await main(page).getByRole('button', { name: 'Herroeping bevestigen' }).click();
      await expect(main(page).getByText('je hoeft niets terug te sturen').first()).toBeVisible();
      await main(page).getByRole('link', { name: 'Bekijk je bestelling' }).click();
      await expect(main(page).getByRole('definition').filter({ hasText: 'Geannuleerd' })).toBeVisible();
      await expect(main(page).getByText(`R${number}-1`)).toBeVisible();
    });

    test('a guest withdraws one of two pieces from the order that the link of a mail opens', async ({
      page,
      problems,
    }) => {
      const { email, zipcode, number, link } = await guestOrder(page);
      await page.goto(link);
      const proof = page.getByRole('form', { name: 'Bekijk je bestelling' });
      await proof.getByLabel('E-mailadres').fill(email);
      await proof.getByLabel('Postcode').fill(zipcode);
      await proof.getByRole('button').click();
      await expect(title(page)).toHaveText(`Bestelling ${number}`);
      await main(page).getByRole('button', { name: 'Annuleren of herroepen' }).click();
      await main(page)
        .getByLabel(/^Hoeveel van /)
        .selectOption('1');
      await main(page).getByLabel('Reden').selectOption('Te klein');
      await main(page).getByRole('button', { name: 'Verder met mijn keuze' }).click();
      await expect(main(page).getByText('Te klein')).toBeVisible();
      await main(page).getByRole('button', { name: 'Herroeping bevestigen' }).click();
      await expect(title(page)).toHaveText('We hebben je herroeping ontvangen');
      await page.goto('/order/withdraw');
      await find(page, number, email);
      await expect(main(page).getByRole('checkbox', { name: /^Kies / })).toBeVisible();
      // The other piece is still to be paid: order and payment page ask for the same amount.
      await page.goto(link);
      const due = main(page)
        .getByText('Nog te betalen', { exact: true })
        .locator('xpath=following-sibling::dd');
      const amount = (await due.textContent()) ?? '';
      await main(page).getByRole('radio', { name: /iDEAL/ }).check();
      await main(page)
        .getByRole('button', { name: `Betaal ${amount}`, exact: true })
        .click();
      await expect(page.getByRole('button', { name: 'Gelukt (190)' })).toBeVisible();
      await expect(page.getByText(amount).first()).toBeVisible();
      expect(problems).toEqual([]);
    });
  });
}

test('a second tab cannot withdraw the same line, and shows the reason', async ({
  customer,
  page,
  context,
}) => {
  await whoOrdered(page, customer);
  const begin = async (tab: Page) => {
    await tab.goto('/order/withdraw');
    await tab
      .getByRole('button', { name: /^Kies bestelling / })
      .first()
      .click();
    await tab.getByRole('button', { name: 'Alles herroepen' }).click();
    await expect(title(tab)).toHaveText('Klopt je herroeping?');
  };
  const other = await context.newPage();
  await begin(page);
  await begin(other);
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(title(page)).toHaveText('We hebben je herroeping ontvangen');
  await other.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(main(other).getByText('niets meer herroepen')).toBeVisible();
});
