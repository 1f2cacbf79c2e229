import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openHeld } from '../held-code';
import { ownProduct } from '../goods';
import { expect, hydrated, productCards, test, AVAILABLE } from '../shopper';
import { filledCart } from '../ways';

test.use({ pictures: true });

const openedFrame = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test.describe('with the code of a page held back', () => {
  test('a heart on a listing is pressed at once, and the product is saved once', async ({ page }) => {
    const letGo = await openHeld(page, '/nl/dames/');
    const heart = productCards(page)
      .first()
      .getByRole('button', { name: /^Bewaar/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await letGo();
    await expect(heart).toHaveAttribute('data-pressed', 'true');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const kept = await page.evaluate(() => localStorage.getItem('sw-wishlist-items'));
    expect(JSON.parse(kept ?? '[]')).toHaveLength(1);
  });

  test('a heart pressed while the document is still arriving is pressed once', async ({ page }) => {
    // Mutations are seen before the script at the end of the document runs.
    await page.addInitScript(() =>
      new MutationObserver((_changes, observer) => {
        const heart = document.querySelector<HTMLElement>('main [data-early=toggle]');
        if (!heart) return;
        observer.disconnect();
        heart.dataset['wasFirst'] = document.getElementById('early') ? 'no' : 'yes';
        heart.click();
      }).observe(document, { childList: true, subtree: true }),
    );
    const letGo = await openHeld(page, '/nl/dames/kleding/');
    const heart = page.locator('main [data-was-first=yes]');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await letGo();
    await expect(heart).toHaveAttribute('data-pressed', 'true');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('a heart is saved on the next page when this one is left before its code is there', async ({
    page,
  }) => {
    await openHeld(page, '/nl/dames/');
    await productCards(page)
      .first()
      .getByRole('button', { name: /^Bewaar/ })
      .click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/nl/heren/');
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('sw-wishlist-items') ?? ''))
      .toMatch(/^\["[0-9a-f]{32}"\]$/);
  });

  test('the search opens with the first letter, and what is typed in it is searched for', async ({
    page,
  }) => {
    const letGo = await openHeld(page, '/nl/dames/');
    await page.getByRole('banner').getByRole('searchbox').fill('j');
    const frame = openedFrame(page, 'Zoek in de collectie');
    await expect(frame.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('urk');
    await letGo();
    await expect(page.locator('dialog[data-early-frame]')).toHaveCount(0);
    const popup = page.getByRole('dialog', { name: 'Zoek in de collectie' });
    await expect(popup.getByRole('combobox')).toHaveValue('jurk');
  });

  test('a search that is sent before its code is there leads to the results', async ({ page }) => {
    await openHeld(page, '/nl/dames/');
    await page.getByRole('banner').getByRole('searchbox').click();
    await page.keyboard.type('jurk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?tn_q=jurk/);
  });

  for (const path of ['/nl/', '/nl/dames/'])
    test(`the cart opens at once on ${path}, and closes by going back`, async ({ page }) => {
      const letGo = await openHeld(page, path);
      await page.getByRole('banner').getByRole('link', { name: 'Winkelmand' }).click();
      await expect(openedFrame(page, 'Winkelmand')).toBeVisible();
      await letGo();
      await expect(page.locator('dialog[data-early-frame]')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });

  test('a size is chosen and the product lies in the cart, once', { tag: '@core' }, async ({ page }) => {
    const letGo = await openHeld(page, await ownProduct());
    const size = page.getByRole('main').getByRole('radio', { name: AVAILABLE }).first();
    await size.check({ force: true });
    const add = page.getByRole('button', { name: 'In winkelmand', exact: true });
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('#early')).toHaveText('Een ogenblik…');
    await letGo();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Bekijk winkelmand' })).toBeVisible();
    await expect(page.locator('#early')).toBeEmpty();
    await expect(page).toHaveURL(/maat=/);
    await expect(
      page.getByRole('banner').getByRole('link', { name: /1 artikel/, includeHidden: true }),
    ).toHaveCount(1);
  });

  test('a picture opens at once, and is large when the code is there', async ({ page }) => {
    const letGo = await openHeld(page, await ownProduct());
    await page.getByTitle('Vergroot foto 1 ').click();
    await expect(page.locator('dialog[data-early-frame]')).toBeVisible();
    await letGo();
    await expect(page.locator('dialog[data-early-frame]')).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  });

  test('a row of products goes on at once', async ({ page }) => {
    await openHeld(page, '/nl/');
    const row = page.getByRole('region', { name: 'Net binnen' }).first();
    await row.getByRole('button', { name: 'Volgende artikelen' }).click();
    await expect
      .poll(() =>
        row
          .getByRole('list')
          .first()
          .evaluate((list) => list.scrollLeft),
      )
      .toBeGreaterThan(100);
  });

  test('the number of items in the cart is shown at once, and stays correct when the code has loaded', async ({
    page,
    context,
    baseURL,
  }) => {
    const { token } = await filledCart();
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'sw-context-token', value: token, url },
      { name: 'weefsel-session', value: '1', url },
    ]);
    await page.goto('/cart');
    await hydrated(page);
    await expect(page.getByRole('banner').getByRole('link', { name: /2 artikelen/ })).toBeVisible();
    // The page came with its cart; the browser stores a copy once its code has read it.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('weefsel-cart')))
      .toContain('"quantity":2');
    const letGo = await openHeld(page, '/nl/');
    const cart = page.getByRole('banner').getByRole('link', { name: /^Winkelmand/ });
    // Browsers include it in the link's name.
    const drawn = () =>
      cart
        .locator('span')
        .last()
        .evaluate((it) => getComputedStyle(it, '::after').content);
    await expect.poll(drawn).toBe('"2"');
    await letGo();
    await expect(cart).toHaveAccessibleName(/^Winkelmand\s*2 artikelen$/);
  });

  test('an address is signed up for the newsletter', async ({ page }) => {
    const letGo = await openHeld(page, '/nl/');
    const form = page.locator('#newsletter');
    await form.getByLabel('E-mailadres').fill('early@weefsel.example');
    await form.getByRole('button').click();
    await expect(form.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await letGo();
    await expect(form.getByRole('status')).not.toBeEmpty();
  });
});

test('no code runs before the shopper touches the page', { tag: '@core' }, async ({ page }) => {
  await page.goto('/nl/dames/', { waitUntil: 'load' });
  await expect(page.locator('html[data-alive]')).toHaveCount(0);
  await page.mouse.click(5, 300);
  await expect(page.locator('html[data-alive]')).toBeAttached();
});

test('the inline scripts of a listing are together smaller than 3000 bytes compressed', async ({
  request,
}) => {
  const html = await (await request.get('/nl/dames/')).text();
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  expect(scripts).toHaveLength(2);
  expect(brotliCompressSync(scripts.join('')).length).toBeLessThan(3000);
});
