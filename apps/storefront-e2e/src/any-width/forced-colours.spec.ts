import type { Locator } from '@playwright/test';
import { ownProduct } from '../goods';
import { expect, hydrated, productCards, test, AVAILABLE } from '../shopper';
import { tabTo } from '../tab-to';

test.use({ pictures: true });

const SEEN_BY = ['color', 'background-color', 'border-top-color'] as const;

/** The element's appearance in forced colours. */
const lookOf = (what: Locator) =>
  what.evaluate((element, names) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, SEEN_BY);

/** A system colour as computed by the page. */
const systemColour = (what: Locator, name: string) =>
  what.evaluate((element, colour) => {
    const sample = element.ownerDocument.body.appendChild(document.createElement('i'));
    sample.style.color = colour;
    const found = getComputedStyle(sample).color;
    sample.remove();
    return found;
  }, name);

/** Its background shows the choice, and its text is readable on it. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toHaveCSS('background-color', await systemColour(chosen, 'SelectedItem'));
  const [one, another] = [await lookOf(chosen), await lookOf(other)];
  const words = [await lookOf(chosen), ...(await Promise.all((await chosen.locator('*').all()).map(lookOf)))];
  const ink = await systemColour(chosen, 'SelectedItemText');
  expect(words.filter(({ color }) => color !== ink)).toEqual([]);
  expect(another['background-color']).not.toBe(one['background-color']);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${colorScheme} ones,`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
    });

    test('the chosen chip of a listing is seen to be chosen', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/nl/dames/kleding/jurken/');
      await hydrated(page);
      const chips = page.getByRole('main').getByRole('navigation', { name: 'Categorieën' }).getByRole('link');
      await expectChosen(
        chips.and(page.locator('[aria-current]')),
        chips.and(page.locator(':not([aria-current])')).first(),
      );
    });

    test('the chosen category beside a listing is seen to be chosen, its number too', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/nl/dames/kleding/jurken/');
      await hydrated(page);
      const links = page.getByRole('main').getByRole('link', { name: /^(Jurken|Blouses) \(\d+\)$/ });
      await expectChosen(links.filter({ hasText: 'Jurken' }), links.filter({ hasText: 'Blouses' }));
    });

    test('hearts stand out from their pictures, and one that is pressed from the others', async ({
      page,
    }) => {
      await page.goto('/nl/dames/');
      await hydrated(page);
      const hearts = productCards(page).getByRole('button', { name: /^Bewaar/ });
      const open = await lookOf(hearts.nth(1));
      expect(open['background-color']).toBe(await systemColour(hearts.nth(1), 'ButtonFace'));
      expect(open['color']).not.toBe(open['background-color']);
      await hearts.first().click();
      await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
      await expectChosen(hearts.first(), hearts.nth(1));
    });

    test('the chosen size and colour are seen to be chosen', async ({ page }) => {
      await page.goto(await ownProduct());
      await hydrated(page);
      const sizes = page
        .getByRole('radiogroup', { name: /Maat/ })
        .or(page.getByRole('group', { name: /Maat/ }));
      const free = sizes.getByRole('radio', { name: AVAILABLE });
      await free.first().check({ force: true });
      const values = sizes.locator('label > span');
      await expectChosen(
        values.and(page.locator(':checked + span')),
        values.and(page.locator(':not(:checked) + span')).first(),
      );
      const colours = page.getByRole('main').locator('[data-sold-out]:is(a)');
      await expectChosen(
        colours.and(page.locator('[aria-current]')),
        colours.and(page.locator(':not([aria-current])')).first(),
      );
    });

    test('a focused link and a disabled button have the system colours for their state', async ({ page }) => {
      await page.goto('/nl/');
      await hydrated(page);
      const cart = page.getByRole('banner').getByRole('link', { name: /^Winkelmand/ });
      await tabTo(page, cart);
      await expect(cart).toHaveCSS('outline-style', 'solid');
      await expect(cart).toHaveCSS('outline-color', await systemColour(cart, 'Highlight'));
      const back = page
        .getByRole('main')
        .getByRole('button', { name: /^Vorige/, disabled: true })
        .first();
      await expect(back).toHaveCSS('color', await systemColour(back, 'GrayText'));
      expect((await lookOf(cart))['color']).not.toBe(await systemColour(back, 'GrayText'));
    });
  });
}
