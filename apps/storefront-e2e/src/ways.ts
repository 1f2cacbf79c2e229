import { expect, type Page } from '@playwright/test';
import { vendor } from './demo';
import { firstProduct, hydrated } from './shopper';

/** Chooses the first size that can be had and puts the product shown into the cart; its panel opens. */
export async function addToCart(page: Page): Promise<void> {
  const sizes = page.getByRole('radiogroup', { name: /Maat/ }).or(page.getByRole('group', { name: /Maat/ }));
  const size = sizes.locator('label[data-sold-out=false]').first();
  await size.click();
  await expect(size.getByRole('radio')).toBeChecked();
  await page.getByRole('button', { name: 'In winkelmand', exact: true }).click();
}

/** Puts a product into the cart; its panel is open then. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto(await firstProduct(page.request));
  await hydrated(page);
  await addToCart(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' })).toBeVisible();
}

/** What a guest fills in at the checkout, by label. */
export const DETAILS = {
  'E-mailadres': 'noor@voorbeeld.nl',
  Voornaam: 'Noor',
  Achternaam: 'Bakker',
  Postcode: '1012 AB',
  Huisnummer: '12',
  Straat: 'Damrak',
  Plaats: 'Amsterdam',
};

/** Somebody with an account. */
export interface Customer {
  email: string;
  password: string;
}

/** Whom the demo data know. She is the same in all tests, at the same time: look at her account, leave it as it is. */
export const emma: Customer = { email: 'emma@weefsel.example', password: 'Weefsel2026!' };

/** A customer whom no other test knows, made without this browser. Lives at Kade 5 in Zaandam. */
export async function newCustomer(page: Page): Promise<Customer> {
  const email = `noor-${crypto.randomUUID()}@weefsel.example`;
  const password = 'linnen en wol';
  const { elements } = await vendor<{ elements: { id: string; iso: string }[] }>('/country', {});
  await vendor('/account/register', {
    email,
    password,
    firstName: 'Noor',
    lastName: 'Bakker',
    storefrontUrl: new URL((await page.request.get('/nl/')).url()).origin,
    billingAddress: {
      street: 'Kade 5',
      zipcode: '1506 AB',
      city: 'Zaandam',
      countryId: elements.find(({ iso }) => iso === 'NL')?.id,
    },
  });
  return { email, password };
}

/** Fills in the form of the login page that is shown, and sends it. */
export async function logInHere(page: Page, { email, password }: Customer): Promise<void> {
  const form = page.getByRole('form', { name: 'Inloggen' });
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Inloggen' }).click();
}

/** Logs in, from anywhere, and is in the account then. */
export async function logIn(page: Page, customer: Customer): Promise<void> {
  await page.goto('/login');
  await hydrated(page);
  await logInHere(page, customer);
  await expect(page).toHaveURL('/account');
}
