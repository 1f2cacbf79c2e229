import type { Page } from '@playwright/test';
import { orderHere, PASSWORD, someEmail } from '../account-ways';
import { linkInMail } from '../outbox';
import { expectAccessible } from '../axe';
import { expect, hydrated, test } from '../shopper';
import { logInHere } from '../ways';

const main = (page: Page) => page.getByRole('main');

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Account maken' });
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Voornaam').fill('Anna');
  await form.getByLabel('Achternaam').fill('Smit');
  await form.getByLabel('Straat').fill('Kade');
  await form.getByLabel('Huisnummer').fill('5');
  await form.getByLabel('Postcode').fill('1506ab');
  await form.getByLabel('Plaats').fill('Zaandam');
  await expect(form.getByLabel('Land')).toContainText('Nederland');
  await form.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo Anna');
}

test(
  'a visitor registers, is known at once and finds the address in the account [ACC-01] [ACC-03] [SES-02]',
  { tag: '@core' },
  async ({ page, problems }) => {
    await page.goto('/register');
    await hydrated(page);
    await page.getByRole('button', { name: 'Account maken' }).click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await expectAccessible(page);
    await register(page, someEmail('anna'));
    await expect(main(page).locator('address')).toContainText('Kade 5');
    await expectAccessible(page);
    expect(problems).toEqual([]);
  },
);

test('a customer who forgot the password sets another one by mail, once [ACC-02]', async ({ page }) => {
  const email = someEmail('vergeten');
  await register(page, email);
  await main(page).getByRole('button', { name: 'Uitloggen' }).click();
  await main(page).getByRole('link', { name: 'Inloggen' }).click();
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  const form = page.getByRole('form', { name: 'Wachtwoord vergeten' });
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByRole('button', { name: 'Stuur me een link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk in je mail');

  const link = await linkInMail(email, 'password-recovery');
  await page.goto(link);
  await hydrated(page);
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('katoen en zijde');
  await page.getByLabel('Nieuw wachtwoord nog een keer').fill('katoen en zijde');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je wachtwoord is gewijzigd');
  await main(page).getByRole('link', { name: 'Inloggen' }).click();
  await logInHere(page, { email, password: 'katoen en zijde' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo Anna');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer');
});

test('the pages of the account ask to log in and lead back [ACC-04]', { tag: '@core' }, async ({ page }) => {
  for (const path of ['/account', '/account/orders', '/account/profile', '/account/addresses']) {
    await page.goto(path);
    await expect(main(page).getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(path)}`,
    );
  }
  await main(page).getByRole('link', { name: 'Account maken' }).click();
  await expect(page).toHaveURL('/register?returnTo=%2Faccount%2Faddresses');
});

test(
  'an order is found in the account, is paid there and goes into the cart again [ACC-03]',
  { tag: '@core' },
  async ({ page }) => {
    await register(page, someEmail('bestelt'));
    await orderHere(page);
    // A new document: a prefetched page may lack the order.
    await page.goto('/account/orders');
    await hydrated(page);
    await expect(main(page).getByRole('article')).toContainText('Wacht op betaling');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Bestelling \d/ }).click();
    await expect(main(page).getByRole('list', { name: 'Wat je hebt besteld' })).toBeVisible();
    await expectAccessible(page);
    const href = page.url();
    await page.getByRole('button', { name: /^Betaal €/ }).click();
    await expect(page).not.toHaveURL(/\/account\//);
    await page.goto(href);
    await expect(page.getByRole('radio', { name: /^iDEAL/ })).toBeVisible();
    await page.getByRole('button', { name: 'Opnieuw bestellen' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(main(page).getByRole('list', { name: 'Artikelen in je winkelmand' })).toBeVisible();
  },
);

test('a customer changes name and addresses, and another tab notices the log-out [ACC-03] [ACC-04]', async ({
  page,
  context,
  problems,
}) => {
  await register(page, someEmail('wijzigt'));
  await page.getByRole('link', { name: 'Mijn gegevens' }).click();
  const name = page.getByRole('form', { name: 'Naam' });
  await name.getByLabel('Voornaam').fill('Annie');
  await name.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je naam is gewijzigd.')).toBeVisible();
  await expectAccessible(page);

  await main(page).getByRole('link', { name: 'Adressen' }).click();
  await page.getByRole('button', { name: 'Adres toevoegen' }).click();
  await page.getByLabel('Straat').fill('Dam');
  await page.getByLabel('Huisnummer').fill('1');
  await page.getByLabel('Postcode').fill('1012');
  await page.getByLabel('Plaats').fill('Amsterdam');
  await page.getByRole('button', { name: 'Adres opslaan' }).click();
  await page.getByRole('link', { name: /Nederlandse postcode/ }).click();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await page.getByLabel('Postcode').fill('1012 JS');
  await page.getByRole('button', { name: 'Adres opslaan' }).click();
  await expect(page.getByText('Je adres is opgeslagen.')).toBeVisible();
  await page.getByRole('button', { name: /^Gebruik als bezorgadres: .*Dam 1/ }).click();
  await expect(page.getByText('Je bezorgadres is gewijzigd.')).toBeVisible();
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hallo Annie');
  await other.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(other.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();
  expect(problems).toEqual([]);
});
