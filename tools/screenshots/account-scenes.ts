import { logIn, open } from './moves.ts';
import type { Scene } from './scene.ts';

/** Login and account. */
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
];
