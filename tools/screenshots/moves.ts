import type { Locator, Page } from 'playwright';

/** Resolves when what is around the page answers to script. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it answers to script. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A link of the header that script may have turned into a button. */
export const inHeader = (page: Page, name: RegExp): Locator => {
  const header = page.getByRole('banner');
  return header.getByRole('button', { name }).or(header.getByRole('link', { name })).first();
};

/** The name of a size that can be bought, not only waited for. */
export const TO_BE_HAD = /^(?!.*uitverkocht)/;

/** Puts a product into the cart, in the first size there is; the panel is open then. */
export async function addToCart(page: Page, product: string): Promise<void> {
  await open(page, product);
  const sizes = page.getByRole('main').getByRole('radio', { name: TO_BE_HAD, checked: false });
  const size = page.getByRole('group', { name: /Maat/ }).or(page.getByRole('radiogroup', { name: /Maat/ }));
  if (await sizes.count()) await size.getByRole('radio', { name: TO_BE_HAD }).first().check({ force: true });
  await page.getByRole('button', { name: 'In winkelmand', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' }).waitFor();
}

/** Fills in the form of the login page and sends it. */
export async function logIn(page: Page, password: string): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('E-mailadres').fill('emma@weefsel.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
}
