import type { Page } from 'playwright';
import { logIn, open } from './page-steps.ts';
import type { Scene } from './scene.ts';

export const accountScenes: readonly Scene[] = [
  { name: 'login', stage: (page) => open(page, '/login') },
  {
    name: 'login-empty-fields',
    stage: async (page) => {
      await open(page, '/login');
      await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
    },
  },
  {
    name: 'login-refused',
    stage: async (page) => {
      await logIn(page, 'fout');
      await page.getByText(/horen niet bij elkaar/).waitFor();
    },
  },
  { name: 'account-anonymous', stage: (page) => open(page, '/account') },
  {
    name: 'account',
    stage: async (page) => {
      await logIn(page, 'Weefsel2026!');
      await page.getByRole('heading', { level: 1, name: /Emma/ }).waitFor();
    },
  },
  ...(['orders', 'profile', 'addresses'] as const).map((name) => ({
    name: `account-${name}`,
    stage: async (page: Page) => {
      await logIn(page, 'Weefsel2026!');
      await page.getByRole('heading', { level: 1, name: /Emma/ }).waitFor();
      await open(page, `/account/${name}`);
    },
  })),
  { name: 'register', stage: (page) => open(page, '/register') },
  { name: 'withdrawal', stage: (page) => open(page, '/order/withdraw') },
  {
    name: 'withdrawal-unknown-order',
    stage: async (page) => {
      await open(page, '/order/withdraw');
      const form = page.getByRole('form', { name: 'Zoek je bestelling' });
      await form.getByLabel('Bestelnummer').fill('99999');
      await form.getByLabel('E-mailadres').fill('iemand@weefsel.example');
      await form.getByRole('button').last().click();
      await page.getByRole('alert').first().waitFor();
    },
  },
];
