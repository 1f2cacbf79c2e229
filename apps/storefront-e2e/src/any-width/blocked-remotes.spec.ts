import type { Page } from '@playwright/test';
import { ownProduct } from '../goods';
import { core, expect, test, AVAILABLE } from '../shopper';
import { DETAILS } from '../ways';

const REMOTES = ['mf-search', 'mf-catalog', 'mf-content', 'mf-checkout', 'mf-account'];

/** Every subset of the remotes, with blocked scripts. */
const SUBSETS = Array.from({ length: 2 ** REMOTES.length }, (_, bits) =>
  REMOTES.filter((_name, at) => bits & (1 << at)),
);
/** `npx weefsel soak` takes all 32. Other runs take the worst one, and the owner of each half of the way. */
const TAKEN =
  process.env.BLOCKED_REMOTES === 'all'
    ? SUBSETS
    : [REMOTES, ['mf-checkout'], ['mf-catalog', 'mf-account'], ['mf-search', 'mf-content', 'mf-checkout']];

const main = (page: Page) => page.getByRole('main');
const step = (page: Page) => page.locator('[aria-current=step] h2');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Waits for hydration. When the page's owner is blocked, also waits for its error message. */
async function settled(page: Page, blocked: readonly string[], owner: string): Promise<void> {
  await page.dispatchEvent('body', 'pointerdown');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  if (blocked.includes(owner))
    await expect(
      main(page)
        .getByText(/Er ging iets mis bij het laden/)
        .first(),
    ).toBeVisible();
}

for (const [at, blocked] of TAKEN.entries()) {
  test(
    `without the scripts of ${blocked.join(', ') || 'no remote'} a product is bought and paid [FED-02] [CRT-07]`,
    core(at === 0),
    async ({ page }) => {
      test.slow();
      await page.route(/\/remotes\/(mf-\w+)\/.*\.js/, async (route) => {
        const [, name = ''] = /\/remotes\/(mf-\w+)\//.exec(route.request().url()) ?? [];
        await (blocked.includes(name) ? route.abort() : route.continue());
      });
      await page.goto(await ownProduct());
      await settled(page, blocked, 'mf-catalog');
      // A different size for each: all buy the same product, with limited stock.
      const sizes = main(page).getByRole('radio', { name: AVAILABLE });
      await sizes.nth(at % (await sizes.count())).check({ force: true });
      await press(page, 'In winkelmand');
      await expect(
        page
          .getByRole('dialog')
          .getByRole('link', { name: 'Bekijk winkelmand' })
          .or(main(page).getByText(/zit in je winkelmand/))
          .or(page.getByRole('dialog').getByText(/Er ging iets mis/))
          .first(),
      ).toBeVisible();
      await page.goto('/checkout');
      await settled(page, blocked, 'mf-checkout');
      for (const [label, value] of Object.entries(DETAILS))
        await main(page).getByLabel(label, { exact: false }).first().fill(value);
      for (const next of ['Bezorging', 'Betaling', 'Controleren en bestellen']) {
        await press(page, 'Verder');
        await expect(step(page)).toHaveText(next);
        await settled(page, blocked, 'mf-checkout');
      }
      await page.getByRole('checkbox', { name: /akkoord/ }).check();
      await press(page, 'Bestellen en betalen');
      await page.getByRole('button', { name: 'Gelukt (190)' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor je bestelling');
    },
  );
}
