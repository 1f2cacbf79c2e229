import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ASKS_CODE, expect, hydrated, productCards, test } from './shopper';
import { tabTo } from './tab-to';

const LISTING = '/nl/dames/kleding/';

/** The filters: beside the products, or in the panel of small screens. */
const filtersIn = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page.getByRole('dialog', { name: 'Filter en sorteer' })
    : page.getByRole('complementary', { name: 'Filters' });

const groupOf = (filters: Locator, title: string): Locator =>
  filters.locator('details', {
    has: filters.page().locator('summary', { hasText: new RegExp(`^${title}`) }),
  });

async function showFilters(page: Page, isMobile: boolean): Promise<Locator> {
  await hydrated(page);
  if (isMobile) await page.getByRole('link', { name: 'Filter en sorteer' }).click();
  const filters = filtersIn(page, isMobile);
  await expect(filters).toBeVisible();
  return filters;
}

const openAllGroups = (filters: Locator): Promise<void> =>
  filters
    .locator('details')
    .evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));

test(
  'the whole way from the first key press to a product is there without a mouse [LST-02] [LST-12] [LST-31]',
  { tag: '@core' },
  async ({ page, isMobile }) => {
    test.slow();
    const { keyboard } = page;
    await page.goto(LISTING);
    await hydrated(page);
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    const filters = filtersIn(page, isMobile);
    if (isMobile) {
      await tabTo(page, page.getByRole('link', { name: 'Filter en sorteer' }));
      await keyboard.press('Enter');
      await expect(filters).toBeVisible();
    }

    const sort = isMobile ? filters.getByLabel('Sorteer op') : page.getByLabel('Sorteer op');
    await tabTo(page, sort);
    await keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/tn_sort=/);
    await expect(sort).toBeFocused();

    const openGroup = async (title: string) => {
      if (!isMobile) return;
      await tabTo(page, groupOf(filters, title).locator('summary'));
      await keyboard.press('Enter');
    };
    await openGroup('Maat');
    const size = groupOf(filters, 'Maat').getByRole('checkbox').nth(1);
    await tabTo(page, size);
    await keyboard.press('Space');
    await expect(size).toBeChecked();
    await expect(page).toHaveURL(/tn_fk_maat=/);
    await expect(size).toBeFocused();

    await openGroup('Prijs');
    const highest = filters.getByRole('slider', { name: 'Hoogste prijs' });
    await tabTo(page, highest);
    for (let step = 0; step < 5; step += 1) await keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/tn_fk_ae-price=/);
    await expect(highest).toBeFocused();

    if (isMobile) {
      await tabTo(page, filters.getByRole('button', { name: /^Toon .* artikel/ }));
      await keyboard.press('Enter');
      await expect(filters).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Filter en sorteer.* 2 gekozen$/ })).toBeFocused();
    }
    const chips = page.getByRole('list', { name: 'Gekozen filters' });
    await tabTo(page, chips.getByRole('link', { name: /^Verwijder filter Maat: / }));
    await keyboard.press('Enter');
    await expect(page).not.toHaveURL(/tn_fk_maat=/);
    await expect(chips.getByRole('link', { name: /^Verwijder filter Prijs: € \d+ – € \d+/ })).toBeFocused();

    const product = productCards(page).first().getByRole('link').first();
    await tabTo(page, product);
    const address = (await product.getAttribute('href')) ?? '';
    await keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  },
);

test('the filters read well by ear: roles, names and states in Dutch [LST-07] [LST-08] [LST-10]', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${LISTING}?tn_fk_kleur=Zwart`);
  const filters = await showFilters(page, isMobile);
  if (isMobile) {
    await expect(filters.getByRole('heading', { level: 2, name: 'Filter en sorteer' })).toBeVisible();
    await expect(filters.getByRole('button', { name: 'Sluiten' })).toBeVisible();
    await expect(filters.getByRole('button', { name: /^Toon [\d.]+ artikelen$/ })).toBeVisible();
  } else {
    await expect(page.getByRole('button', { name: 'Filters verbergen', expanded: true })).toBeVisible();
  }
  await expect((isMobile ? filters : page).getByRole('combobox', { name: 'Sorteer op' })).toBeVisible();
  await expect(filters.locator('summary').first()).toHaveText('Categorie');
  await expect(groupOf(filters, 'Kleur').locator('summary')).toHaveText(/^Kleurgekozen: Zwart$/);
  await openAllGroups(filters);

  const categories = filters.getByRole('list', { name: 'Categorie' });
  await expect(categories.getByRole('link', { name: 'Dames', exact: true })).toBeVisible();
  await expect(categories.locator('[aria-current="page"]')).toHaveText(/^Kleding \([\d.]+\)$/);
  await expect(categories.getByRole('link', { name: /^Jurken \(\d+\)$/ })).toBeVisible();
  await expect(filters.getByRole('searchbox', { name: 'Zoek op merk' })).toBeVisible();
  await expect(
    filters.getByRole('button', { name: 'Alle merken A–Z (Merk)', expanded: false }),
  ).toBeVisible();
  for (const title of ['Merk', 'Maat', 'Kleur', 'Materiaal']) {
    const options = filters.getByRole('list', { name: title, exact: true }).getByRole('checkbox');
    await expect(options.first()).toHaveAccessibleName(/^.+ \([\d.]+\)$/);
  }
  await expect(filters.getByRole('checkbox', { name: /^Zwart \(/ })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: /^Alleen sale \(/ })).toBeVisible();
  const price = filters.getByRole('group', { name: 'Prijs' });
  await expect(price.getByRole('slider', { name: 'Laagste prijs' })).toHaveAttribute(
    'aria-valuetext',
    /^€\s\d+$/,
  );
  await expect(price.getByRole('textbox', { name: 'Prijs vanaf, in euro' })).toBeVisible();
  await expect(price.getByRole('textbox', { name: 'Prijs tot, in euro' })).toBeVisible();
  await expect(filters.getByRole('heading', { name: 'Fijn winkelen bij Weefsel' })).toBeVisible();
});

test(
  'the filters have no accessibility violations while they load [LST-07]',
  ASKS_CODE,
  async ({ page, isMobile }) => {
    await page.goto(LISTING);
    const filters = await showFilters(page, isMobile);
    await openAllGroups(filters);
    await page.route('**/_payload.json*', () => new Promise(() => undefined));
    await filters.getByRole('checkbox', { name: /^Zwart \(/ }).check();
    await expect(page.locator('[aria-busy="true"]')).toBeAttached();
    await expectAccessible(page);
  },
);

for (const [state, query] of [
  ['chosen filters', '?tn_fk_kleur=Wit|Zwart&tn_fk_maat=M&tn_fk_ae-price=20-100'],
  ['filters that leave nothing', '?tn_fk_merk=Bestaat niet'],
] as const) {
  test(`a listing with ${state} has no accessibility violations [LST-05] [LST-06]`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(LISTING + query);
    await expect(page.getByRole('link', { name: 'Alles wissen' }).first()).toBeVisible();
    await openAllGroups(await showFilters(page, isMobile));
    await expectAccessible(page);
  });
}

test(
  'options that would give nothing are off where they were, and colours are shown as themselves',
  ASKS_CODE,
  async ({ page, isMobile }) => {
    await page.goto('/nl/dames/');
    const filters = await showFilters(page, isMobile);
    await openAllGroups(filters);
    for (const title of ['Maat', 'Kleur'])
      await filters.getByRole('button', { name: `Meer tonen (${title})` }).click();
    const sizes = filters.getByRole('list', { name: 'Maat', exact: true }).getByRole('checkbox');
    const before = await sizes.evaluateAll((options) =>
      options.map((option) => (option as HTMLInputElement).value),
    );
    expect(before.indexOf('S')).toBeLessThan(before.indexOf('M'));
    expect(before.indexOf('36')).toBeLessThan(before.indexOf('38'));
    const bare = filters.getByRole('checkbox', { name: /^Mouwloos \(/ });
    await bare.check();
    await expect(page).toHaveURL(/tn_fk_mouwlengte=Mouwloos/);
    await expect(filters.locator('input[aria-disabled="true"]').first()).toBeVisible();
    await expect(bare).toBeFocused();
    expect(
      await sizes.evaluateAll((options) => options.map((option) => (option as HTMLInputElement).value)),
    ).toEqual(before);
    const white = filters.getByRole('checkbox', { name: /^Wit \(/ });
    await expect(white).toHaveCSS('background-color', 'rgb(247, 246, 242)');
    await expect(filters.getByText(/^Wit \(/)).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filter, price and sort are forms with a button [LST-01]', async ({ page, isMobile }) => {
    await page.goto(`${LISTING}?utm_source=mail`);
    if (isMobile) await page.getByRole('link', { name: 'Filter en sorteer' }).click();
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await groupOf(filters, 'Maat').getByRole('checkbox').first().check();
    await filters.getByLabel('Prijs tot, in euro').fill('90');
    await filters.getByRole('button', { name: 'Toepassen' }).click();
    await expect(page).toHaveURL(/tn_fk_maat=/);
    await expect(page).toHaveURL(/tn_fk_ae-price=/);
    await expect(page.getByRole('link', { name: /^Verwijder filter Prijs: .* – € 90$/ })).toBeVisible();
    await page.getByLabel('Sorteer op').selectOption('Prijs oplopend');
    await page.getByLabel('Sorteer op').press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tn_sort=Prijs(\+|%20)oplopend/);
    await expect(page).toHaveURL(/tn_fk_maat=/);
  });
});
