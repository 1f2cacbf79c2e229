import type { Page } from 'playwright';
import { inHeader, open } from './page-steps.ts';
import type { Scene } from './scene.ts';

const FILTERED = '/nl/dames/kleding/?tn_fk_maat=M&tn_fk_kleur=Blauw';

/** Opens the search over the page. */
async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('searchbox').filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

/** Listings and search, and the overlays on them. */
export const listingScenes: readonly Scene[] = [
  { name: 'consent', stage: (page) => open(page, '/nl/'), part: 'window', isUnasked: true },
  {
    name: 'consent-choices',
    stage: async (page) => {
      await open(page, '/nl/');
      await page.getByRole('button', { name: 'Zelf kiezen' }).click();
    },
    part: 'window',
    isUnasked: true,
  },
  { name: 'home', stage: (page) => open(page, '/nl/') },
  { name: 'listing-ladies', stage: (page) => open(page, '/nl/dames/') },
  {
    name: 'listing-men-bar-closed',
    stage: async (page) => {
      await open(page, '/nl/heren/');
      const toggle = page.getByRole('button', { name: 'Filters verbergen' });
      if (await toggle.isVisible()) await toggle.click();
    },
    part: 'window',
  },
  { name: 'listing-men', stage: (page) => open(page, '/nl/heren/') },
  { name: 'listing-dresses', stage: (page) => open(page, '/nl/dames/kleding/jurken/') },
  { name: 'listing-filtered', stage: (page) => open(page, FILTERED), part: 'window' },
  { name: 'listing-page-2', stage: (page) => open(page, '/nl/heren/kleding/?tn_p=2') },
  {
    name: 'listing-card-hover',
    stage: async (page) => {
      await open(page, '/nl/dames/kleding/');
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('img') })
        .nth(1)
        .hover();
    },
    part: 'window',
    width: 1440,
  },
  { name: 'brand', stage: (page, { brand }) => open(page, brand), part: 'window' },
  {
    name: 'search-empty-field',
    stage: async (page) => {
      await open(page, '/nl/');
      await openSearch(page);
    },
    part: 'window',
  },
  {
    name: 'search-typed',
    stage: async (page) => {
      await open(page, '/nl/');
      await openSearch(page);
      await page.getByRole('combobox').fill('rode jurk');
      await page.getByRole('option').first().waitFor();
    },
    part: 'window',
  },
  {
    name: 'search-sentence',
    stage: (page) => open(page, '/search?tn_q=zwarte+jurk+zonder+rits+onder+100+euro+voor+bruiloft'),
    part: 'window',
  },
  { name: 'search-results', stage: (page) => open(page, '/search?tn_q=jurk'), part: 'window' },
  { name: 'search-nothing-found', stage: (page) => open(page, '/search?tn_q=qqqqqq') },
  { name: 'search-too-short', stage: (page) => open(page, '/search?tn_q=ju') },
  {
    name: 'filter-panel',
    stage: async (page) => {
      await open(page, FILTERED);
      await page.getByRole('link', { name: 'Filter en sorteer' }).click();
    },
    part: 'window',
    width: 390,
  },
  {
    name: 'menu',
    stage: async (page) => {
      await open(page, '/nl/dames/');
      await inHeader(page, /^Menu$/).click();
    },
    part: 'window',
    width: 390,
  },
  {
    name: 'menu-hover',
    stage: async (page) => {
      await open(page, '/nl/dames/');
      await page.getByRole('navigation', { name: 'Menu Dames' }).getByRole('link').nth(1).hover();
    },
    part: 'window',
    width: 1440,
  },
];
