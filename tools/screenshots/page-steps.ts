import type { Locator, Page } from 'playwright';

/** Resolves when the page's frame is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/** Opens a page, and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A link of the header, or the button that script turned it into. */
export const inHeader = (page: Page, name: RegExp): Locator => {
  const header = page.getByRole('banner');
  return header.getByRole('button', { name }).or(header.getByRole('link', { name })).first();
};

/** Name of a size in stock; excludes sold-out sizes that shoppers can wait for. */
export const AVAILABLE = /^(?!.*uitverkocht)/;

/** Adds a product to the cart, in the first available size; the cart panel is open afterwards. */
export async function addToCart(page: Page, product: string): Promise<void> {
  await open(page, product);
  const sizes = page.getByRole('main').getByRole('radio', { name: AVAILABLE, checked: false });
  const size = page.getByRole('group', { name: /Maat/ }).or(page.getByRole('radiogroup', { name: /Maat/ }));
  if (await sizes.count()) await size.getByRole('radio', { name: AVAILABLE }).first().check({ force: true });
  await page.getByRole('button', { name: 'In winkelmand', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' }).waitFor();
}

/** Saves the first two products of a listing to the wishlist. */
export async function saveTwo(page: Page): Promise<void> {
  await open(page, '/nl/dames/kleding/');
  const hearts = page.getByRole('main').getByRole('button', { name: /op je verlanglijst$/ });
  for (const place of [0, 1]) await hearts.nth(place).click();
}

/** Fills in and submits the login form. */
export async function logIn(page: Page, password: string): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('E-mailadres').fill('emma@weefsel.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
}
