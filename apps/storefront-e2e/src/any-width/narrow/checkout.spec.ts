import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe';
import { expect, hydrated, test } from '../../shopper';
import { DETAILS, fillCart, logInHere } from '../../ways';

/** Adds a product to the cart and goes to the checkout. */
async function toCheckout(page: Page): Promise<void> {
  await fillCart(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' }).click();
  await page.getByRole('link', { name: 'Veilig afrekenen' }).click();
  await expect(page).toHaveURL('/checkout');
}

async function fillIn(page: Page, details: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(details))
    await page.getByRole('main').getByLabel(label, { exact: false }).fill(value);
}

const next = (page: Page) => page.getByRole('button', { name: 'Verder', exact: true });
const step = (page: Page) => page.locator('[aria-current=step] h2');

/** Takes a guest to the last step, with a payment method. */
async function toReview(page: Page, method: RegExp): Promise<void> {
  await fillIn(page, DETAILS);
  await next(page).click();
  await expect(step(page)).toHaveText('Bezorging');
  await next(page).click();
  await expect(step(page)).toHaveText('Betaling');
  await page.getByRole('radio', { name: method }).check();
  const birthDate = page.getByLabel('Geboortedatum');
  if (await birthDate.isVisible()) await birthDate.fill('17-05-1990');
  await next(page).click();
  await expect(step(page)).toHaveText('Controleren en bestellen');
  await page.getByRole('checkbox', { name: /akkoord/ }).check();
}

const order = (page: Page) => page.getByRole('button', { name: 'Bestellen en betalen' });

/** Ordered products: beside the steps, or on narrow screens in the last of them. */
const goods = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^Kleur: /)
    .filter({ visible: true });

/** Chooses the payment's outcome on the payment service's page. */
const endPayment = (page: Page, outcome: string) => page.getByRole('button', { name: outcome }).click();

test(
  'a guest orders and pays with iDEAL [CRT-06, CRT-07, CRT-08, CRT-09]',
  { tag: '@core' },
  async ({ page, problems }) => {
    // A complete purchase, checked for accessibility at each stop.
    test.slow();
    await toCheckout(page);
    await next(page).click();
    await expect(page.getByText('Nog niet alles is goed ingevuld')).toBeVisible();
    await expectAccessible(page);
    await fillIn(page, { ...DETAILS, Postcode: '1012' });
    await page.reload();
    // Before hydration the form has the fields of both addresses.
    await hydrated(page);
    // The code removes one of the two.
    await expect(page.getByLabel('Straat')).toHaveCount(1);
    await expect(page.getByLabel('Straat')).toHaveValue('Damrak');
    await next(page).click();
    await expect(page.getByText(/vier cijfers en twee letters/).first()).toBeVisible();
    await toReview(page, /iDEAL/);
    await expectAccessible(page);
    await order(page).click();
    await endPayment(page, 'Gelukt (190)');
    await expect(page).toHaveURL(/\/order\/success\?.*brq_statuscode=190/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor je bestelling');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Je betaling is gelukt.')).toBeVisible();
    await expect(page.getByText('Damrak 12, 1012 AB Amsterdam')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/checkout');
    await expect(page.getByText('Je bestelling is al geplaatst')).toBeVisible();
    expect(problems).toEqual([]);
  },
);

test(
  'a rejected Riverty payment leads to paying again with another method [CRT-07, CRT-08, ROU-17]',
  { tag: '@core' },
  async ({ page }) => {
    await toCheckout(page);
    await toReview(page, /Riverty/);
    await order(page).click();
    await endPayment(page, 'Afgewezen (690)');
    await expect(page).toHaveURL(/\/order\/failed\?.*brq_statuscode=690/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je betaling is afgewezen');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(/is bewaard en je artikelen houden we vast/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: /Visa/ }).check();
    await page.getByRole('button', { name: /^Betaal/ }).click();
    await endPayment(page, 'Gelukt (190)');
    await expect(page.getByText('Je betaling is gelukt.')).toBeVisible();
  },
);

test(
  'pressing the button twice, and coming back from the payment page, makes one order [CRT-07]',
  { tag: '@core' },
  async ({ page }) => {
    await toCheckout(page);
    await toReview(page, /iDEAL/);
    let orders = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/checkout/order')) orders += 1;
    });
    await order(page).dblclick();
    await expect(page.getByRole('button', { name: 'Gelukt (190)' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Je bestelling is al geplaatst')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Je bestelling is al geplaatst');
    expect(orders).toBe(1);
    await page.getByRole('link', { name: 'Naar mijn bestelling' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bestelling is nog niet betaald');
    await expect(page.getByText(/Bedankt/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Nu betalen' }).click();
    await page.getByRole('button', { name: /^Betaal/ }).click();
    await endPayment(page, 'Gelukt (190)');
    await expect(page.getByText('Je betaling is gelukt.')).toBeVisible();
  },
);

test('a mistyped e-mail address is mended without losing the cart, and so is a login after it [CRT-06]', async ({
  customer,
  page,
}) => {
  await toCheckout(page);
  await fillIn(page, { ...DETAILS, 'E-mailadres': 'noor@voorbeeld.nk' });
  await next(page).click();
  await expect(step(page)).toHaveText('Bezorging');
  await page.getByRole('link', { name: 'Je gegevens wijzigen' }).click();
  await fillIn(page, { 'E-mailadres': 'noor@voorbeeld.nl' });
  await next(page).click();
  await expect(step(page)).toHaveText('Bezorging');
  await expect(page.getByText('noor@voorbeeld.nl')).toBeVisible();
  await expect(goods(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'Je gegevens wijzigen' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logInHere(page, customer);
  await expect(page).toHaveURL('/checkout');
  await expect(goods(page)).toHaveCount(1);
});

test('a guest who logs in in another tab sees the customer’s e-mail address in the checkout [CRT-06, CRT-07]', async ({
  customer,
  page,
  context,
}) => {
  await toCheckout(page);
  await toReview(page, /iDEAL/);
  const other = await context.newPage();
  await other.goto('/login');
  await hydrated(other);
  await logInHere(other, customer);
  await expect(other).toHaveURL('/account');
  await other.goto('/cart');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Winkelmand (1)');
  await expect(page.getByText(customer.email).first()).toBeVisible();
  await page.reload();
  await expect(step(page)).toHaveText('Controleren en bestellen');
  await expect(page.getByText(customer.email).first()).toBeVisible();
  await expect(goods(page)).toHaveCount(1);
});

test(
  'a cart whose session is gone is named and put back with one click [CRT-02, CRT-03]',
  { tag: '@core' },
  async ({ page, context }) => {
    await fillCart(page);
    await context.clearCookies({ name: 'sw-context-token' });
    await page.goto('/cart');
    const lost = page.getByRole('group', { name: 'Veranderd in je winkelmand' });
    await expect(lost.getByText('Dit ligt niet meer in je winkelmand')).toBeVisible();
    await expectAccessible(page);
    await lost.getByRole('button', { name: 'Leg terug' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winkelmand (1)');
    await expect(lost).toHaveCount(0);
    await context.clearCookies({ name: 'sw-context-token' });
    await page.reload();
    await lost.getByRole('button', { name: 'Laat maar' }).click();
    await page.reload();
    await expect(page.getByText('Je winkelmand is nog leeg')).toBeVisible();
    await expect(lost).toHaveCount(0);
  },
);

test(
  'a customer orders with the keyboard alone, to an address that is known [CRT-06]',
  { tag: '@core' },
  async ({ customer, page }) => {
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await toCheckout(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logInHere(page, customer);
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('radio', { name: /Kade 5/ })).toBeChecked();
    await press('Verder');
    await expect(page.getByRole('heading', { name: 'Bezorging' })).toBeFocused();
    const chosen = page.locator('input[name=shipping-method]:checked');
    const before = (await chosen.getAttribute('value')) ?? '';
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).not.toHaveValue(before);
    await press('Verder');
    await expect(page.getByRole('heading', { name: 'Betaling' })).toBeFocused();
    await press('Verder');
    await expect(page.getByRole('heading', { name: 'Controleren en bestellen' })).toBeFocused();
    // The order is a gift: text for a card, then the terms.
    const note = page.getByLabel('Je boodschap');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(note).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Voor oma!');
    await expect(note).toHaveValue('Voor oma!');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: /akkoord/ })).toBeChecked();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await press('Bestellen en betalen');
    await endPayment(page, 'Geannuleerd (890)');
    await expect(page).toHaveURL(/\/order\/failed/);
    await expect(page.getByText(/is bewaard en je artikelen houden we vast/)).toBeVisible();
  },
);
