import type { Page } from '@playwright/test';
import { openHeld } from '../held-code';
import { noteSaid, saidSoFar } from '../said';
import { ownProduct } from '../goods';
import { expect, productCards, test, AVAILABLE } from '../shopper';

const WAIT = 'Een ogenblik…';

const heart = (page: Page) =>
  productCards(page)
    .first()
    .getByRole('button', { name: /^Bewaar/ });

test.beforeEach(({ page }) => noteSaid(page));

test('a heart announces its pressed state once', async ({ page }) => {
  const letGo = await openHeld(page, '/nl/dames/');
  const button = heart(page);
  await button.click();
  expect((await saidSoFar(page)).states).toEqual(['pressed true']);
  await letGo();
  await expect(button).toHaveAttribute('data-pressed', 'true');
  expect(await saidSoFar(page)).toEqual({ texts: [], dialogs: ['none'], states: ['pressed true'] });
});

test('a panel has its name when its frame opens, and has it without a break when its content comes', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/nl/dames/');
  await page.getByRole('banner').getByRole('link', { name: 'Winkelmand' }).click();
  const panel = page.getByRole('dialog', { name: 'Winkelmand', exact: true });
  await expect(panel).toHaveAccessibleDescription(WAIT);
  await letGo();
  await expect(panel).toHaveAccessibleDescription('');
  const { texts, dialogs } = await saidSoFar(page);
  expect(dialogs).toEqual(['none', 'Winkelmand']);
  expect(texts).not.toContain(WAIT);
});

test('a picture that opens is announced by its control’s name, then by its own name', async ({ page }) => {
  const letGo = await openHeld(page, await ownProduct());
  await page.getByTitle('Vergroot foto 1 ').click();
  await expect(page.getByRole('dialog', { name: /^Vergroot foto 1 van/ })).toHaveAccessibleDescription(WAIT);
  await letGo();
  await expect(page.getByRole('dialog', { name: /^Foto’s van/ })).toBeVisible();
  const { texts, dialogs } = await saidSoFar(page);
  expect(dialogs.slice(0, 3)).toEqual([
    'none',
    expect.stringMatching(/^Vergroot foto 1 van \d+$/),
    expect.stringMatching(/^Foto’s van /),
  ]);
  expect(dialogs.join()).not.toContain(' and ');
  expect(texts).not.toContain(WAIT);
});

test('a button announces the wait once, and its code announces the result once', async ({ page }) => {
  const letGo = await openHeld(page, await ownProduct());
  const size = page.getByRole('main').getByRole('radio', { name: AVAILABLE }).first();
  await size.check({ force: true });
  await page.getByRole('button', { name: 'In winkelmand', exact: true }).click();
  expect(await saidSoFar(page)).toEqual({ texts: [WAIT], dialogs: ['none'], states: ['busy true'] });
  await letGo();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' })).toBeVisible();
  const { texts, dialogs, states } = await saidSoFar(page);
  expect(texts).toEqual([WAIT, expect.stringMatching(/zit in je winkelmand/)]);
  expect(dialogs).toEqual(['none', 'Winkelmand (1)']);
  expect(states.filter((state) => state === 'busy true')).toHaveLength(1);
});

test('a form announces the wait once, and its code announces the result once', async ({ page }) => {
  const letGo = await openHeld(page, '/nl/');
  const form = page.locator('#newsletter');
  await form.getByLabel('E-mailadres').fill('said@weefsel.example');
  await form.getByRole('button').click();
  expect((await saidSoFar(page)).texts).toEqual([WAIT]);
  await letGo();
  await expect(form.getByRole('status')).not.toBeEmpty();
  expect((await saidSoFar(page)).texts).toEqual([WAIT, expect.stringMatching(/^Gelukt/)]);
});

test('a heart whose code does not load announces that once, and is no longer pressed', async ({ page }) => {
  await openHeld(page, '/nl/dames/');
  await heart(page).click();
  await expect(page.locator('#early')).not.toBeEmpty();
  const late = await page.locator('#early').textContent();
  expect(await saidSoFar(page)).toEqual({
    texts: [late],
    dialogs: ['none'],
    states: ['pressed true', 'pressed false'],
  });
});

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('an answered consent question announces nothing, and the focus stays in the page', async ({
    page,
  }) => {
    const letGo = await openHeld(page, '/nl/dames/');
    await page.getByRole('button', { name: 'Alles weigeren' }).click();
    await expect(page.locator('#main')).toBeFocused();
    await letGo();
    expect(await saidSoFar(page)).toMatchObject({ texts: [], dialogs: ['none'] });
    await expect(page.locator('#main')).toBeFocused();
  });
});
