import type { Page } from '@playwright/test';
import { vendor } from '../demo';
import { linkInMail } from '../outbox';
import { expect, hydrated, test } from '../shopper';
import { become } from '../ways';

/** Autocomplete tokens of each password form, with the account name if the page knows it. */
const formsOf = (page: Page): Promise<string[][]> =>
  page
    .locator('form:has([type=password])')
    .evaluateAll((forms) =>
      forms.map((form) =>
        [...form.querySelectorAll<HTMLInputElement>('[autocomplete=username], [type=password]')].map(
          (field) => [field.autocomplete, field.hidden && field.value].filter(Boolean).join(' '),
        ),
      ),
    );

test('password managers find the account of each password [ACC-02] [ACC-03]', async ({
  customer,
  page,
  problems,
  baseURL,
}) => {
  const see = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
    return formsOf(page);
  };
  expect(await see('/login')).toEqual([['username', 'current-password']]);
  expect(await see('/register')).toEqual([['username', 'new-password']]);
  const storefrontUrl = new URL(baseURL ?? '').origin;
  await vendor('/account/recovery-password', { email: customer.email, storefrontUrl });
  expect(await see(await linkInMail(customer.email, 'password-recovery'))).toEqual([
    ['username', 'new-password', 'new-password'],
  ]);
  await become(page, customer);
  const account = `username ${customer.email}`;
  expect(await see('/account/profile')).toEqual([
    [account, 'current-password'],
    [account, 'current-password', 'new-password', 'new-password'],
  ]);
  expect(problems).toEqual([]);
});
