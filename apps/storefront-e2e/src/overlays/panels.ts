import type { Locator, Page } from '@playwright/test';

/** A panel over the page, from a shopper's view. */
export interface Panel {
  /** Opens it, and regains the focus when it closes. */
  opener: (page: Page) => Locator;
  frame: (page: Page) => Locator;
  /** Has the focus once it is open. */
  focus: (page: Page) => Locator;
  /** Opens with the first letter typed into its opener; others open by Enter. */
  typed?: true;
  /** Lies beside the page, which stays usable. Has no history entry. */
  beside?: true;
}

const header = (page: Page) => page.getByRole('banner');
const named = (name: RegExp) => (page: Page) => page.getByRole('dialog', { name });

/** A panel with a title; its first control is a close button. */
const titled = (name: RegExp, opener: (page: Page) => Locator): Panel => ({
  opener,
  frame: named(name),
  focus: (page) => named(name)(page).getByRole('button', { name: 'Sluiten', exact: true }).first(),
});

const search = named(/^Zoek in de collectie$/);

export const PANELS = {
  search: {
    opener: (page) => header(page).getByRole('searchbox'),
    frame: search,
    focus: (page) => search(page).getByRole('combobox'),
    typed: true,
  },
  menu: titled(/^Menu$/, (page) => header(page).getByRole('button', { name: 'Menu', exact: true })),
  cart: titled(/^Winkelmand/, (page) => header(page).getByRole('link', { name: /^Winkelmand/ })),
  wishlist: titled(/^Verlanglijst/, (page) => header(page).getByRole('link', { name: /^Verlanglijst/ })),
  filters: titled(/^Filter en sorteer$/, (page) => page.getByRole('link', { name: 'Filter en sorteer' })),
  pictures: titled(/^Foto’s van/, (page) =>
    page
      .getByRole('region', { name: /^Foto’s van/ })
      .getByRole('link')
      .first(),
  ),
  sizes: titled(/^Welke maat heb ik\?$/, (page) => page.getByRole('link', { name: 'Welke maat heb ik?' })),
  removal: titled(/^Weet je het zeker/, (page) =>
    page.getByRole('main').getByRole('button', { name: 'Account verwijderen' }),
  ),
  cookies: {
    opener: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }),
    frame: (page) => page.getByRole('region', { name: 'Jouw keuze over cookies' }),
    focus: (page) => page.getByRole('heading', { name: 'Jouw keuze over cookies' }),
    beside: true,
  },
} satisfies Record<string, Panel>;

export type PanelName = keyof typeof PANELS;

export const panelOf = (name: PanelName): Panel => PANELS[name];
