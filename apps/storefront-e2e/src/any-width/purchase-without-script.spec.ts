import type { Page } from '@playwright/test';
import type { Customer } from '../customers';
import { expect, test } from '../shopper';
import { DETAILS, logInHere } from '../ways';
import { endPayment, fillIn, main, orderWith, press, step, toCheckout } from '../without-script-ways';

test.use({ javaScriptEnabled: false });

/** Pays an unpaid order with another method. */
async function payAgain(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await press(page, /^Betaal/);
  await expect(page.getByRole('button', { name: 'Gelukt (190)' })).toBeVisible();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pays until a payment succeeds: the order stays payable whatever the outcome of each attempt. */
async function payUntilPaid(page: Page): Promise<void> {
  const tries = [
    ['Mislukt (490)', 'Je betaling is niet gelukt'],
    ['Validatiefout (491)', 'Je betaling is niet gelukt'],
    ['Technische fout (492)', 'Je betaling is niet gelukt'],
    ['Afgewezen (690)', /Je betaling is (afgewezen|niet gelukt)/],
    ['Geannuleerd (890)', 'Je hebt de betaling geannuleerd'],
  ] as const;
  for (const [outcome, said] of tries) {
    await endPayment(page, outcome);
    await expect(page).toHaveURL(/\/order\/failed\?/);
    await expect(title(page)).toHaveText(said);
    await payAgain(page, /Visa/);
  }
  // No outcome chosen: the shopper came back without paying.
  await page.goBack();
  const orderId = new URL(page.url()).searchParams.get('orderId');
  await page.goto(`/order/failed?orderId=${orderId}`);
  await expect(title(page)).toHaveText('Betaal je bestelling');
  await payAgain(page, /iDEAL/);
  await endPayment(page, 'Gelukt (190)');
  await expect(page).toHaveURL(/\/order\/success\?/);
  await expect(title(page)).toHaveText('Bedankt voor je bestelling');
  await expect(main(page).getByText('Je betaling is gelukt.')).toBeVisible();
}

const WAITING = [
  ['Wachtend (791)', 'Je betaling wordt nog verwerkt'],
  ['Wacht op jou (792)', 'We wachten nog op je betaling'],
] as const;

for (const who of ['guest', 'customer'] as const) {
  /** Fills in the step of the details. */
  const introduce = async (page: Page, customer: Customer) => {
    if (who === 'guest') return fillIn(page, DETAILS);
    if (await main(page).getByRole('link', { name: 'Log in' }).isVisible()) {
      await main(page).getByRole('link', { name: 'Log in' }).click();
      await logInHere(page, customer);
    }
    await expect(main(page).getByRole('radio', { name: /Kade 5/ })).toBeChecked();
  };

  test(
    `without JavaScript a ${who} orders, and pays until it is paid [CRT-06] [CRT-07] [CRT-08]`,
    { tag: '@core' },
    async ({ page, customer }) => {
      test.slow();
      await toCheckout(page);
      await introduce(page, customer);
      await orderWith(page, /iDEAL/);
      await payUntilPaid(page);
    },
  );

  test(
    `without JavaScript a ${who} sees that a payment is under way [CRT-07] [CRT-08]`,
    { tag: '@core' },
    async ({ page, customer }) => {
      test.slow();
      for (const [outcome, said] of WAITING) {
        await toCheckout(page);
        await introduce(page, customer);
        await orderWith(page, /iDEAL/);
        await endPayment(page, outcome);
        await expect(page).toHaveURL(/\/order\/success\?/);
        await expect(main(page).getByText(said).first()).toBeVisible();
      }
    },
  );
}

test('without JavaScript the checkout shows the errors of details and order, and keeps the typed values [CRT-06]', async ({
  page,
}) => {
  await toCheckout(page);
  await press(page, 'Verder');
  await expect(main(page).getByText('Nog niet alles is goed ingevuld')).toBeVisible();
  await fillIn(page, { ...DETAILS, Postcode: '1012' });
  await main(page)
    .getByRole('checkbox', { name: /ander adres/ })
    .check();
  await expect(main(page).getByRole('group', { name: 'Factuuradres' })).toBeVisible();
  await main(page)
    .getByRole('checkbox', { name: /ander adres/ })
    .uncheck();
  await press(page, 'Verder');
  await expect(
    main(page)
      .getByText(/vier cijfers en twee letters/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByLabel('Straat').first()).toHaveValue('Damrak');
  await fillIn(page, { Postcode: '1012 AB' });
  await press(page, 'Verder');
  await press(page, 'Verder');
  await page.getByRole('radio', { name: /Riverty/ }).check();
  await press(page, 'Verder');
  await main(page).getByLabel('Geboortedatum').fill('1-1-2020');
  await press(page, 'Bestellen en betalen');
  await expect(main(page).getByText(/akkoord met de algemene voorwaarden om te bestellen/)).toBeVisible();
  await expect(main(page).getByLabel('Geboortedatum')).toHaveValue('1-1-2020');
  await main(page).getByRole('link', { name: 'Je gegevens wijzigen' }).click();
  await expect(step(page)).toHaveText('Je gegevens');
  await expect(main(page).getByLabel('Straat').first()).toHaveValue('Damrak');
});

test('without JavaScript Back from the payment page leads to the order that was placed, and to its payment [CRT-07]', async ({
  page,
}) => {
  await toCheckout(page);
  await fillIn(page, DETAILS);
  await orderWith(page, /iDEAL/);
  await page.goBack();
  await expect(main(page).getByText('Je bestelling is al geplaatst')).toBeVisible();
  await main(page).getByRole('link', { name: 'Naar mijn bestelling' }).click();
  await expect(title(page)).toHaveText('Je bestelling is nog niet betaald');
  await main(page).getByRole('link', { name: 'Nu betalen' }).click();
  await payAgain(page, /Visa/);
  await endPayment(page, 'Gelukt (190)');
  await expect(title(page)).toHaveText('Bedankt voor je bestelling');
});

test('without JavaScript a line is increased and removed, and an unknown discount code is refused [CRT-02] [CRT-04]', async ({
  page,
}) => {
  await toCheckout(page);
  // Here it would lose the typed details.
  await expect(main(page).getByLabel('Kortingscode')).toBeHidden();
  await fillIn(page, DETAILS);
  await press(page, 'Verder');
  await expect(step(page)).toHaveText('Bezorging');
  await main(page).getByLabel('Kortingscode').fill('BESTAATNIET');
  await press(page, 'Toepassen');
  await expect(main(page).getByText(/De kortingscode BESTAATNIET kennen we niet/)).toBeVisible();
  await main(page).getByLabel('Kortingscode').fill('ZOMER5');
  await press(page, 'Toepassen');
  await expect(main(page).getByText('Kortingscode ZOMER5')).toBeVisible();
  await expect(step(page)).toHaveText('Bezorging');
  await main(page).getByRole('link', { name: 'Winkelmand wijzigen' }).click();
  await press(page, 'Eén meer');
  await expect(title(page)).toHaveText('Winkelmand (2)');
  // Enter submits the typed value, not the first button.
  const typed = main(page).getByRole('textbox', { name: /^Aantal van / });
  await typed.fill('3');
  await typed.press('Enter');
  await expect(title(page)).toHaveText('Winkelmand (3)');
  await main(page)
    .getByRole('button', { name: /verwijderen$/ })
    .first()
    .click();
  await expect(main(page).getByText('Je winkelmand is nog leeg')).toBeVisible();
});
