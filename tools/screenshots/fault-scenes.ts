import { open } from './moves.ts';
import type { Scene } from './scene.ts';

const FAILED = /Er ging iets mis bij het laden van dit onderdeel/;

/** What shoppers see when a part fails. */
export const faultScenes: readonly Scene[] = [
  {
    name: 'page-failed',
    stage: async (page) => {
      await open(page, '/nl/');
      await page.route('**/remotes/mf-search/**', (route) => route.abort());
      await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
      await page.getByText(FAILED).waitFor();
    },
  },
  {
    name: 'fragment-failed',
    stage: async (page) => {
      await page.route('**/remotes/mf-catalog/**', (route) => route.abort());
      await open(page, '/nl/');
      await page.getByText(FAILED).first().waitFor();
    },
  },
  {
    name: 'page-slow',
    stage: async (page) => {
      await open(page, '/nl/');
      await page.route('**/remotes/mf-search/**', () => new Promise(() => undefined));
      await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
      await page.getByText(/laadt langzamer/).waitFor();
    },
    part: 'window',
    hangs: true,
  },
  {
    name: 'unreachable',
    stage: async (page) => {
      await open(page, '/nl/');
      await page.route('**/_payload.json*', (route) => route.abort());
      await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
      await page.getByText('We kunnen de winkel even niet bereiken').waitFor();
    },
  },
];
