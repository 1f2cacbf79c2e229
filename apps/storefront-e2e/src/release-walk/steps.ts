import type { Page } from '@playwright/test';
import { panelOf, type PanelName } from '../overlays/panels.ts';
import { expect, hydrated } from '../shopper.ts';
import { choose } from './choose.ts';
import type { Releases } from './releases.ts';
import type { Field, Tab } from './tab.ts';

/** All kinds of steps, with their weights. */
export const STEPS = {
  release: 6,
  releaseSome: 1,
  rollback: 3,
  rollbackAll: 1,
  canary: 3,
  look: 2,
  served: 3,
  link: 9,
  visit: 4,
  back: 3,
  forward: 2,
  reload: 3,
  form: 5,
  type: 6,
  refused: 2,
  panel: 4,
  comeBack: 1,
} as const;

export interface Step {
  name: keyof typeof STEPS;
  /** Indexes of the tab and of the chosen option, modulo their number. */
  tab: number;
  pick: number;
}

interface Scene {
  releases: Releases;
  tab: Tab;
  pick: number;
}

/** Takes the step and describes it; undefined without effect. */
type Take = (scene: Scene) => Promise<string | undefined>;

const VISITED = ['/nl/', '/nl/dames/', '/search?tn_q=jurk', '/nl/bezorgen/', '/cart', '/login', '/checkout'];
const FORMS = [
  { path: '/login', field: 'E-mailadres', send: 'Inloggen' },
  { path: '/register', field: 'Voornaam', send: 'Account maken' },
  { path: '/checkout', field: 'Voornaam', send: 'Verder' },
];
const PANELS_OPENED: readonly PanelName[] = ['cart', 'wishlist', 'search'];
const WORDS = ['noor', 'linnen', 'wol', 'zaandam'];
/** Sources of links: menu, page, footer. */
const AREAS = ['header nav', '#main', '#main', 'footer'];

/** Id of the current history entry: changes once a navigation is complete, in any document. */
const entryOf = (page: Page): Promise<string> =>
  page.evaluate(() => navigation.currentEntry?.id ?? '').catch(() => '');

/** Navigates, and waits until the tab has arrived. */
async function going(tab: Tab, go: () => Promise<unknown>): Promise<void> {
  const before = await entryOf(tab.page);
  tab.leave();
  await go();
  await expect
    .poll(async () => ['', before].includes(await entryOf(tab.page)), { timeout: 15_000 })
    .toBe(false);
}

const link: Take = async ({ tab, pick }) => {
  const area = choose(AREAS, pick) ?? '';
  const paths = await tab.page.evaluate((within) => {
    const here = location.pathname;
    const all = [...document.querySelectorAll<HTMLAnchorElement>(`${within} a[href^="/"]`)];
    return [
      ...new Set(all.filter((one) => one.pathname !== here).map((one) => one.getAttribute('href') ?? '')),
    ];
  }, area);
  const path = choose(paths, Math.floor(pick / 4));
  if (path === undefined) return undefined;
  await going(tab, () =>
    tab.page.evaluate(
      ([within, href]) => {
        document.querySelector<HTMLAnchorElement>(`${within} a[href="${CSS.escape(href ?? '')}"]`)?.click();
      },
      [area, path],
    ),
  );
  return `follow ${path}`;
};

const visit: Take = async ({ tab, pick }) => {
  const path = choose(VISITED, pick) ?? '/nl/';
  tab.leave();
  await tab.page.goto(path, { waitUntil: 'domcontentloaded' });
  return `visit ${path}`;
};

const travel =
  (way: 'back' | 'forward'): Take =>
  async ({ tab }) => {
    const isPossible = await tab.page.evaluate(
      (to) => (to === 'back' ? navigation.canGoBack : navigation.canGoForward),
      way,
    );
    if (!isPossible) return undefined;
    await going(tab, () => tab.page.evaluate((to) => history[to](), way));
    return way;
  };

const reload: Take = async ({ tab }) => {
  tab.leave();
  await tab.page.reload({ waitUntil: 'domcontentloaded' });
  return 'reload';
};

const form: Take = async ({ tab, pick }) => {
  const { path, field } = choose(FORMS, pick) ?? { path: '/login', field: 'E-mailadres' };
  tab.leave();
  await tab.page.goto(path, { waitUntil: 'domcontentloaded' });
  const opened: Field = { label: field, text: choose(WORDS, pick) ?? '' };
  // The page itself keeps text typed before hydration; other tests cover that.
  await hydrated(tab.page);
  await tab.input(field).fill(opened.text);
  tab.field = opened;
  return `type "${opened.text}" into ${field} of ${path}`;
};

const type: Take = async ({ tab, pick }) => {
  const { field } = tab;
  if (!field) return undefined;
  const word = choose(WORDS, pick) ?? '';
  const before = field.text.length > 30 ? '' : field.text;
  await tab.input(field.label).fill(before + word);
  field.text = before + word;
  return `type ${word}`;
};

/** Submits an incomplete form: it shows errors, and all input stays. */
const refused: Take = async ({ tab }) => {
  if (!tab.field) return undefined;
  const { pathname } = new URL(tab.page.url());
  const send = FORMS.find(({ path }) => path === pathname)?.send ?? '';
  await tab.page.getByRole('main').getByRole('button', { name: send, exact: true }).first().click();
  await expect(tab.page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
  return `send ${pathname} too early`;
};

const panel: Take = async ({ tab: { page }, pick }) => {
  const name = choose(PANELS_OPENED, pick) ?? 'cart';
  // The cart has no panel over its own page.
  if (name === 'cart' && new URL(page.url()).pathname === '/cart') return undefined;
  const { opener, frame } = panelOf(name);
  // The bare frame of login and checkout has no panels.
  if ((await opener(page).count()) === 0) return undefined;
  if (name === 'search') await opener(page).pressSequentially('trui');
  else await opener(page).click();
  await expect(frame(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame(page)).toBeHidden();
  return `open ${name} and close it`;
};

/** The shopper returns to the tab, which then checks for a new shell build. */
const comeBack: Take = async ({ tab }) => {
  await tab.page.bringToFront();
  await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  return 'come back';
};

const takeStep: Readonly<Record<Step['name'], Take>> = {
  release: ({ releases, pick }) => releases.release(pick),
  releaseSome: ({ releases, pick }) => releases.releaseSome(pick),
  rollback: ({ releases, pick }) => releases.rollback(pick),
  rollbackAll: ({ releases }) => releases.rollbackAll(),
  canary: ({ releases, pick }) => releases.canary(pick),
  look: ({ releases }) => releases.look(),
  served: async ({ releases }) => {
    await releases.served();
    return 'wait until it is served';
  },
  link,
  visit,
  back: travel('back'),
  forward: travel('forward'),
  reload,
  form,
  type,
  refused,
  panel,
  comeBack,
};

const OF_RELEASES: readonly Step['name'][] = [
  'release',
  'releaseSome',
  'rollback',
  'rollbackAll',
  'canary',
  'look',
  'served',
];

/** Takes a step in one of the tabs, or with the releases; describes it with its actor. */
export async function take(
  { name, tab: at, pick }: Step,
  tabs: readonly Tab[],
  releases: Releases,
): Promise<string | undefined> {
  const tab = choose(tabs, at);
  if (!tab) return undefined;
  const done = await takeStep[name]({ releases, tab, pick });
  return done && (OF_RELEASES.includes(name) ? done : `${tab.name}: ${done}`);
}
