import type { Page } from '@playwright/test';
import { PASSWORD, someEmail } from '../account-ways';
import { expectAccessible } from '../axe';
import { beginSession, vendor } from '../demo';
import { ownVariant } from '../goods';
import { expect, hydrated, test } from '../shopper';
import { logInHere } from '../ways';

const offer = (page: Page) => page.getByRole('region', { name: 'Volgende keer sneller bestellen?' });

/** A guest who has ordered, in the session of this browser; resolves to the order's page. */
async function orderAsGuest(page: Page, email: string, url: string): Promise<string> {
  const { elements: countries } = await vendor<{ elements: { id: string; iso: string }[] }>('/country', {});
  const product = await ownVariant();
  const guest = {
    guest: true,
    email,
    firstName: 'Noor',
    lastName: 'Bakker',
    storefrontUrl: new URL(url).origin,
    billingAddress: {
      street: 'Kade 5',
      zipcode: '1506 AB',
      city: 'Zaandam',
      countryId: countries.find(({ iso }) => iso === 'NL')?.id,
    },
  };
  const items = [{ id: product.id, type: 'product', quantity: 1 }];
  const { token } = await vendor<{ token: string }>('/checkout/cart/line-item', { items });
  const known = await beginSession('/account/register', guest, token);
  const { id } = await vendor<{ id: string }>('/checkout/order', {}, known);
  await page.context().addCookies([{ name: 'sw-context-token', value: known, url }]);
  return `/order/success?${new URLSearchParams({ orderId: id, brq_statuscode: '190' })}`;
}

test('a guest who has ordered gets an account for a password, and finds the order in it [ACC-01] [CRT-08]', async ({
  page,
  baseURL,
  problems,
}) => {
  const email = someEmail('gast');
  await page.goto(await orderAsGuest(page, email, baseURL ?? ''));
  await hydrated(page);
  await expect(offer(page)).toContainText(email);
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Account maken' }).click();
  await expect(offer(page).getByText('Kies een wachtwoord.', { exact: true })).toBeVisible();
  await offer(page).getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await offer(page).getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByText('Je account is gemaakt. Je bestelling staat erin.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar mijn bestellingen' }).click();
  await expect(page).toHaveURL('/account/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the account form leads to the registration page, with the error shown there, and back to the order [ACC-01]', async ({
    page,
    baseURL,
  }) => {
    const email = someEmail('gast-stil');
    const order = await orderAsGuest(page, email, baseURL ?? '');
    await page.goto(order);
    await offer(page).getByLabel('Wachtwoord', { exact: true }).fill('kort');
    await offer(page).getByRole('button', { name: 'Account maken' }).click();
    await expect(page).toHaveURL(/^[^?]+\/register\?/);
    await expect(page.getByText(/wachtwoord is te kort/)).toBeVisible();
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Account maken' }).click();
    await expect(page).toHaveURL(/\/order\/success\?/);
    await expect(page.getByText('Je account is gemaakt. Je bestelling staat erin.')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.context().clearCookies();
    await page.goto('/login?returnTo=%2Faccount%2Forders');
    await logInHere(page, { email, password: PASSWORD });
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });
});
