import type { Page } from 'playwright';
import { inHeader, open } from './page-steps.ts';
import type { Scene } from './scene.ts';

const FAILED = /Er ging iets mis bij het laden van dit onderdeel/;

interface Entry {
  visibleChildCount: number;
  children: Entry[] | null;
}
interface State {
  stores: { navigation?: { main: (Entry | null)[] } };
}

/** Opens a page whose code receives a modified menu. */
async function openWithMenu(page: Page, path: string, change: (main: (Entry | null)[]) => void) {
  await page.route('**/_state/*', async (route) => {
    const response = await route.fetch();
    const state = (await response.json()) as State;
    if (state.stores.navigation) change(state.stores.navigation.main);
    await route.fulfill({ response, json: state });
  });
  await open(page, path);
}

/** States of failed parts, as shoppers see them. */
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
    name: 'header-failed',
    stage: async (page) => {
      await openWithMenu(page, '/nl/dames/', (main) => main.unshift(null));
      await page
        .getByRole('banner')
        .filter({ hasNot: page.getByRole('navigation') })
        .waitFor();
    },
  },
  {
    name: 'panel-failed',
    width: 390,
    stage: async (page) => {
      await openWithMenu(page, '/nl/', (main) => {
        for (const entry of main)
          for (const child of entry?.children ?? [])
            Object.assign(child, { visibleChildCount: 1, children: null });
      });
      await inHeader(page, /menu/i).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Probeer het opnieuw' }).waitFor();
    },
    part: 'window',
  },
  {
    name: 'unreachable',
    stage: async (page) => {
      await open(page, '/nl/');
      await page.route('**/_payload.json*', (route) => route.abort());
      await page.getByRole('main').getByRole('link', { name: 'Dames', exact: true }).click();
      await page.getByRole('heading', { name: 'We kunnen de winkel even niet bereiken' }).waitFor();
    },
  },
];
