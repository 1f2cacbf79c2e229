import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe';
import { ownProduct } from '../../goods';
import { expect, hydrated, test } from '../../shopper';

test.use({ pictures: true });

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Foto’s van/ });
const pictures = (page: Page) => page.getByRole('region', { name: /^Foto’s van/ }).getByRole('link');
const shownPicture = (page: Page) => viewer(page).getByRole('img');

test.beforeEach(async ({ page }) => {
  await page.goto(await ownProduct());
  await hydrated(page);
});

test('pictures open over the whole screen with code that comes when it is wanted, and slide by key, button and finger [PDP-01]', async ({
  page,
  problems,
}) => {
  const sources = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await sources()).filter((name) => name.includes('zoom-dialog'))).toEqual([]);
  const total = await pictures(page).count();
  await pictures(page).first().click();
  await expect(viewer(page).getByText(`1 van ${total}`)).toBeVisible();
  expect((await sources()).filter((name) => name.includes('zoom-dialog'))).not.toEqual([]);
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText(`2 van ${total}`)).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Vorige foto' }).click();
  await expect(viewer(page).getByText(`1 van ${total}`)).toBeVisible();
  await expect(shownPicture(page)).toHaveCount(1);
  await expect(shownPicture(page)).toBeInViewport({ ratio: 0.9 });

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width * 0.8, height / 2);
  await page.mouse.down();
  await page.mouse.move(width * 0.2, height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(viewer(page).getByText(`2 van ${total}`)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a closer look fetches the large picture, and is over with the picture [PDP-01]', async ({ page }) => {
  await pictures(page).first().click();
  await expect(shownPicture(page)).not.toHaveAttribute('src', /w=1500/);
  await viewer(page).getByRole('button', { name: 'Inzoomen' }).click();
  await expect(shownPicture(page)).toHaveAttribute('src', /w=1500/);
  await expectAccessible(page);
  await viewer(page).getByRole('button', { name: 'Uitzoomen' }).click();
  await expect(shownPicture(page)).not.toHaveAttribute('src', /w=1500/);
  await shownPicture(page).dblclick();
  await expect(shownPicture(page)).toHaveAttribute('src', /w=1500/);
  await viewer(page).getByRole('button', { name: 'Volgende foto' }).click();
  await expect(shownPicture(page)).not.toHaveAttribute('src', /w=1500/);
  await expect(viewer(page).getByRole('button', { name: 'Uitzoomen' })).toBeDisabled();
});

test('going back and Escape close the pictures, stay on the page and give the focus back [PDP-01]', async ({
  page,
}) => {
  const address = page.url();
  await pictures(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(pictures(page).nth(1)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(pictures(page).nth(1)).toBeFocused();
});
