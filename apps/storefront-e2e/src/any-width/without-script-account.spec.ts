import { orderHere, PASSWORD, someEmail } from '../account-ways';
import { linkInMail } from '../outbox';
import { vendor } from '../demo';
import { expect, test } from '../shopper';
import { logInHere } from '../ways';
import type { Page } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** Fills in the registration with this postcode, and submits it. */
async function register(page: Page, email: string, zipcode = '1506ab'): Promise<void> {
  await page.goto('/register');
  const form = page.getByRole('form', { name: 'Account maken' });
  await expect(form.getByLabel('Land')).toContainText('Nederland');
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Voornaam').fill('Anna');
  await form.getByLabel('Achternaam').fill('Smit');
  await form.getByLabel('Straat').fill('Kade');
  await form.getByLabel('Huisnummer').fill('5');
  await form.getByLabel('Postcode').fill(zipcode);
  await form.getByLabel('Plaats').fill('Zaandam');
  await form.getByRole('button', { name: 'Account maken' }).click();
}

test('without JavaScript a registration shows its error, keeps the typed values, makes an account and logs out [ACC-01] [ACC-03]', async ({
  page,
}) => {
  const email = someEmail('zonder');
  await register(page, email, '15');
  const form = page.getByRole('form', { name: 'Account maken' });
  await expect(form.getByRole('alert').first()).toContainText('postcode');
  await expect(form.getByLabel('Voornaam')).toHaveValue('Anna');
  await expect(form.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Postcode').fill('1506ab');
  await form.getByRole('button', { name: 'Account maken' }).click();
  await expect(title(page)).toHaveText('Hallo Anna');
  await expect(main(page).locator('address')).toContainText('Kade 5');
  await main(page).getByRole('button', { name: 'Uitloggen' }).click();
  await expect(main(page).getByText('Je bent uitgelogd.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();
});

test('without JavaScript a wrong password is refused, and a login leads back to the page before it [ACC-01] [ACC-04]', async ({
  customer,
  page,
}) => {
  await page.goto('/login?returnTo=%2Fcart');
  await logInHere(page, { ...customer, password: 'iets anders' });
  await expect(main(page).getByRole('alert')).toContainText('horen niet bij elkaar');
  await expect(page.getByLabel('E-mailadres').first()).toHaveValue(customer.email);
  await logInHere(page, customer);
  await expect(page).toHaveURL('/cart');
  await page.goto('/login');
  await expect(title(page)).toHaveText('Je bent ingelogd');
});

test('without JavaScript a customer who forgot the password sets another one by mail, once [ACC-02]', async ({
  customer,
  page,
}) => {
  const { email } = customer;
  await page.goto('/forget-password');
  await page.getByLabel('E-mailadres').first().fill(email);
  await page.getByRole('button', { name: 'Stuur me een link' }).click();
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByText(email)).toBeVisible();

  const link = await linkInMail(email, 'password-recovery');
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('katoen en zijde');
  await page.getByLabel('Nieuw wachtwoord nog een keer').fill('katoen en zijde');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(main(page).getByText('Log in met je nieuwe wachtwoord.')).toBeVisible();
  await logInHere(page, { email, password: 'katoen en zijde' });
  await expect(page).toHaveURL('/account');

  await page.goto(link);
  await expect(title(page)).toHaveText('Deze link werkt niet meer');
});

test('without JavaScript a confirmation link with invalid data has a button, and is refused on its press [ACC-01]', async ({
  page,
}) => {
  await page.goto('/registration/confirm?em=niemand&hash=nergens');
  await page.getByRole('button', { name: 'Bevestig mijn account' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Kijk of je de hele link');
  await page.goto('/registration/confirm');
  await expect(title(page)).toHaveText('Deze link werkt niet');
});

test('without JavaScript the newsletter is confirmed by the button behind the link of its mail', async ({
  page,
}) => {
  const email = someEmail('lezer');
  const { origin } = new URL((await page.request.get('/nl/')).url());
  await vendor('/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl: origin });
  await page.goto(await linkInMail(email, 'newsletter-confirmation'));
  await expect(title(page)).not.toHaveText('Je krijgt onze nieuwsbrief');
  await page.getByRole('button', { name: 'Bevestig mijn aanmelding' }).click();
  await expect(title(page)).toHaveText('Je krijgt onze nieuwsbrief');
});

test('without JavaScript the pages of the account ask to log in, also when a session is over, and lead back [ACC-04]', async ({
  customer,
  page,
  context,
}) => {
  await page.goto('/account/orders');
  await main(page).getByRole('link', { name: 'Inloggen' }).click();
  await logInHere(page, customer);
  await expect(page).toHaveURL('/account/orders');
  await expect(main(page).getByText('Je hebt nog niets besteld.')).toBeVisible();
  await page.goto('/account/profile');
  await context.clearCookies();
  await page.getByRole('form', { name: 'Naam' }).getByRole('button', { name: 'Opslaan' }).click();
  await expect(main(page).getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Faccount%2Fprofile',
  );
});

test('without JavaScript a customer changes name and newsletter, is refused a wrong password, and ends the account [ACC-03]', async ({
  customer,
  page,
}) => {
  await page.goto('/login?returnTo=%2Faccount%2Fprofile');
  await logInHere(page, customer);
  const name = page.getByRole('form', { name: 'Naam' });
  await name.getByLabel('Voornaam').fill('Annie');
  await name.getByRole('button', { name: 'Opslaan' }).click();
  await expect(main(page).getByText('Je naam is gewijzigd.')).toBeVisible();
  await expect(name.getByLabel('Voornaam')).toHaveValue('Annie');

  await page.getByRole('checkbox', { name: 'Ik wil de nieuwsbrief ontvangen' }).check();
  await main(page).getByRole('button', { name: 'Opslaan' }).last().click();
  await expect(main(page).getByText('Je krijgt onze nieuwsbrief.')).toBeVisible();

  const password = page.getByRole('form', { name: 'Wachtwoord' });
  await password.getByLabel('Huidig wachtwoord').fill('iets anders');
  await password.getByLabel('Nieuw wachtwoord', { exact: true }).fill('katoen en zijde');
  await password.getByLabel('Nieuw wachtwoord nog een keer').fill('katoen en zijde');
  await password.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await expect(password.getByRole('alert')).toBeVisible();

  await main(page).getByRole('button', { name: 'Account verwijderen' }).click();
  await main(page).getByRole('link', { name: 'Nee, toch niet' }).click();
  await main(page).getByRole('button', { name: 'Account verwijderen' }).click();
  await main(page).getByRole('button', { name: 'Ja, verwijder mijn account' }).click();
  await expect(main(page).getByText('Je account is verwijderd')).toBeVisible();
});

test('without JavaScript a customer adds, changes, uses and removes addresses [ACC-03]', async ({
  customer,
  page,
}) => {
  await page.goto('/login?returnTo=%2Faccount%2Faddresses');
  await logInHere(page, customer);
  const save = () => page.getByRole('button', { name: 'Adres opslaan' }).click();
  await page.getByRole('button', { name: 'Adres toevoegen' }).click();
  await page.getByLabel('Straat').fill('Dam');
  await page.getByLabel('Huisnummer').fill('1');
  await page.getByLabel('Postcode').fill('1012');
  await page.getByLabel('Plaats').fill('Amsterdam');
  await save();
  await page.getByRole('link', { name: /Nederlandse postcode/ }).click();
  await expect(page.getByLabel('Straat')).toHaveValue('Dam');
  await page.getByLabel('Postcode').fill('1012 JS');
  await save();
  await expect(main(page).getByText('Je adres is opgeslagen.')).toBeVisible();
  await page.getByRole('button', { name: /^Gebruik als bezorgadres: .*Dam 1/ }).click();
  await expect(main(page).getByText('Je bezorgadres is gewijzigd.')).toBeVisible();
  await page.getByRole('button', { name: /^Wijzigen: .*Dam 1/ }).click();
  await page.getByLabel('Huisnummer').fill('2');
  await save();
  await expect(main(page).getByText('Dam 2')).toBeVisible();
  await page.getByRole('button', { name: /^Gebruik als bezorgadres: .*Kade 5/ }).click();
  await page.getByRole('button', { name: /^Verwijderen: .*Dam 2/ }).click();
  await expect(main(page).getByText('Je adres is verwijderd.')).toBeVisible();
});

test('without JavaScript an order is found in the account and goes into the cart again [ACC-03]', async ({
  customer,
  page,
}) => {
  await page.goto('/login?returnTo=%2Faccount%2Forders');
  await logInHere(page, customer);
  await expect(page).toHaveURL('/account/orders');
  await orderHere(page);
  await page.goto('/account/orders');
  await expect(main(page).getByRole('article')).toContainText('Wacht op betaling');
  await main(page)
    .getByRole('link', { name: /^Bestelling \d/ })
    .click();
  await expect(main(page).getByRole('list', { name: 'Wat je hebt besteld' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Opnieuw bestellen' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(title(page)).toHaveText('Winkelmand (1)');
});
