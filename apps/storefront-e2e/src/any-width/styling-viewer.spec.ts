import { expectAccessible } from '../axe';
import { openHeld } from '../held-code';
import { expect, hydrated, test } from '../shopper';

test.use({ pictures: true });

test('the style guide comes whole from the server, styled and hidden from search engines [OTH-04]', async ({
  request,
}) => {
  const answer = await request.get('/stylingViewer');
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<title>Stijlgids | Weefsel</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/styling-viewer\.\w+\.css">/);
  for (const name of ['Button', 'TextField', 'ProductCard', 'Dialog', 'HeartIcon'])
    expect(html).toContain(name);
});

test('the style guide has no accessibility violations, and shows states that need a pointer or the focus [OTH-04]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/stylingViewer');
  await hydrated(page);
  const specimen = (label: string) =>
    page
      .locator('#buttons')
      .locator('div', { has: page.getByText(label, { exact: true }) })
      .last()
      .getByRole('button');
  await expect(specimen('primary, focus')).toHaveCSS('outline-style', 'solid');
  if (!isMobile)
    await expect(specimen('secondary, aangewezen')).toHaveCSS('background-color', 'rgb(28, 26, 23)');
  await expectAccessible(page);
});

test('each panel of the style guide opens and gives the focus back; an open one has no accessibility violations [OTH-04]', async ({
  page,
}) => {
  await page.goto('/stylingViewer');
  await hydrated(page);
  for (const side of ['left', 'full', 'center', 'right']) {
    const opener = page.getByRole('button', { name: `Open het paneel: ${side}` });
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Een paneel' })).toBeVisible();
    if (side === 'right') await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    // A closing panel still takes clicks on the content it covers.
    await expect(page.getByRole('dialog', { name: 'Een paneel' })).toHaveCount(0);
  }
});

test('the table of contents leads to every chapter, also in a window of 320 px [OTH-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/stylingViewer');
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('link', { name: 'Panelen', exact: true }).click();
  await expect(page).toHaveURL('/stylingViewer#panels');
  await expect(page.getByRole('heading', { level: 2, name: 'Panelen' })).toBeInViewport();
});

test('other pages fetch nothing of the style guide [OTH-04]', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/nl/disclaimer/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /styling-viewer|debug-panel/.test(file))).toEqual([]);
});

test('the style guide shows each early answer with its code held back, and what its code makes of it [OTH-04]', async ({
  page,
}) => {
  const letGo = await openHeld(page, '/stylingViewer');
  const chapter = page.locator('#early-answers');
  await expect(chapter).toContainText('Er is nog geen code');
  const heart = chapter.getByRole('button', { name: /^Bewaar/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const add = chapter.getByRole('button', { name: 'In winkelmand', exact: true });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#early')).toHaveText('Een ogenblik…');
  await chapter.getByRole('button', { name: 'Petrol' }).click();
  await chapter.getByLabel('Bewuste keuze').check();
  await chapter.getByLabel('Waar zoek je naar?').fill('jurk');
  await chapter.getByRole('button', { name: 'Volgende' }).click();
  await expect(chapter.getByText('Onderdeel 1', { exact: true })).not.toBeInViewport();
  await letGo();
  await expect(chapter).toContainText('De code is er');
  for (const made of ['bewaard', '1 keer gevraagd', 'Petrol', 'aan', 'jurk'])
    await expect(chapter.getByText(`De code: ${made}`, { exact: true })).toBeVisible();
  await expect(page.locator('#early')).toBeEmpty();
});

test('a link of the style guide holds its code back; no other page does that [OTH-04]', async ({
  page,
  request,
}) => {
  await page.goto('/stylingViewer');
  await page.getByRole('link', { name: 'Houd de code 30 seconden tegen' }).click();
  await expect(page).toHaveURL('/stylingViewer?held=30#early-answers');
  await expect(page.locator('template[data-held="30"], html:not([data-alive])').first()).toBeAttached();
  await expect(page.locator('#early-answers')).toContainText('Er is nog geen code');
  expect(await (await request.get('/nl/?held=30')).text()).not.toContain('data-held');
});
