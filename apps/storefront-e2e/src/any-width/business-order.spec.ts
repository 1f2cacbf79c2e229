import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { mailsTo } from '../outbox';
import { expect, hydrated, test } from '../shopper';
import { DETAILS, fillCart } from '../ways';
import { endPayment, fillIn, main, orderWith, press, step, toCheckout } from '../without-script-ways';

const COMPANY = { Bedrijfsnaam: 'Draad & Daad bv', 'Btw-nummer': 'NL 1234.56.782.B01' };
const NUMBER = 'NL123456782B01';

const business = (page: Page) => main(page).getByRole('checkbox', { name: 'Ik bestel zakelijk' });
const said = (page: Page, text: RegExp) => main(page).getByText(text).filter({ visible: true }).first();
const vatId = (page: Page) => main(page).getByLabel(/Btw-nummer/);

/** Expects the company on the placed order, and in its mail. */
async function expectOrderOf(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor je bestelling');
  await expect(main(page).getByText(COMPANY.Bedrijfsnaam, { exact: true })).toBeVisible();
  await expect(main(page).getByText(NUMBER, { exact: true })).toBeVisible();
  const [mail] = await mailsTo(email, 'order-confirmation');
  expect(mail?.html).toContain(`btw-nummer ${NUMBER}`);
}

/** A unique address for this test. */
const newEmail = () => `zakelijk-${crypto.randomUUID()}@weefsel.example`;

test('a guest orders as a business, after mending its VAT number [CRT-06]', async ({ page }) => {
  test.slow();
  const email = newEmail();
  await fillCart(page);
  await page.goto('/checkout');
  await hydrated(page);
  await expect(main(page).getByLabel('Bedrijfsnaam')).toBeHidden();
  await business(page).check();
  await fillIn(page, { ...DETAILS, 'E-mailadres': email });
  await press(page, 'Verder');
  await expect(said(page, /Vul je bedrijfsnaam in/)).toBeVisible();
  await fillIn(page, { ...COMPANY, 'Btw-nummer': 'NL123456783B01' });
  await press(page, 'Verder');
  await expect(vatId(page)).toHaveAccessibleDescription(/Dit btw-nummer klopt niet/);
  await expectAccessible(page);
  await fillIn(page, COMPANY);
  await press(page, 'Verder');
  await expect(step(page)).toHaveText('Bezorging');
  await expect(said(page, /Op naam van Draad & Daad bv, btw-nummer NL123456782B01/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Je gegevens wijzigen' }).click();
  await expect(main(page).getByLabel('Bedrijfsnaam')).toHaveValue(COMPANY.Bedrijfsnaam);
  await orderWith(page, /iDEAL/);
  await endPayment(page, 'Gelukt (190)');
  await expectOrderOf(page, email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a business is warned once that its number is not registered, and can continue while the register fails [CRT-06]', async ({
    page,
  }) => {
    test.slow();
    const email = newEmail();
    await toCheckout(page);
    await expect(main(page).getByLabel('Bedrijfsnaam')).toBeHidden();
    await business(page).check();
    await fillIn(page, { ...DETAILS, 'E-mailadres': email, ...COMPANY, 'Btw-nummer': 'NL900123400B01' });
    await press(page, 'Verder');
    await expect(vatId(page)).toHaveAccessibleDescription(/staat niet in het Europese register/);
    await expect(business(page)).toBeChecked();
    await expect(main(page).getByLabel('Straat').first()).toHaveValue('Damrak');
    await press(page, 'Verder');
    await expect(said(page, /Op naam van Draad & Daad bv, btw-nummer NL900123400B01/)).toBeVisible();
    await main(page).getByRole('link', { name: 'Je gegevens wijzigen' }).click();
    await expect(vatId(page)).toHaveValue('NL900123400B01');
    await fillIn(page, { 'Btw-nummer': 'NL880123400B01' });
    await press(page, 'Verder');
    await expect(said(page, /We konden je btw-nummer nu niet controleren/)).toBeVisible();
    await main(page).getByRole('link', { name: 'Je gegevens wijzigen' }).click();
    await fillIn(page, COMPANY);
    await orderWith(page, /iDEAL/);
    await endPayment(page, 'Gelukt (190)');
    await expectOrderOf(page, email);
  });

  test('a shopper who unticks the business order goes on without a company [CRT-06]', async ({ page }) => {
    await toCheckout(page);
    await business(page).check();
    await fillIn(page, { ...DETAILS, 'E-mailadres': newEmail(), ...COMPANY });
    await press(page, 'Verder');
    await expect(said(page, /Op naam van Draad & Daad bv/)).toBeVisible();
    await main(page).getByRole('link', { name: 'Je gegevens wijzigen' }).click();
    await business(page).uncheck();
    await press(page, 'Verder');
    await expect(step(page)).toHaveText('Bezorging');
    await expect(main(page).getByText('Draad & Daad bv')).toHaveCount(0);
  });
});
