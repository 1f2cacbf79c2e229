import { expect, test } from '../shopper';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.fades = 0;
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return;
      void viewTransition.ready.then(() => {
        globalThis.fades += 1;
        const { animationDuration } = getComputedStyle(
          document.documentElement,
          '::view-transition-new(root)',
        );
        document.documentElement.dataset.faded = animationDuration;
      });
    });
  });
});

test('documents fade into each other as pages of the code do', async ({ page, problems }) => {
  await page.goto('/nl/', { waitUntil: 'load' });
  await page.evaluate(() => location.assign('/nl/dames/'));
  await page.waitForURL('/nl/dames/');
  await expect(page.locator('html')).toHaveAttribute('data-faded', '0.14s');
  expect(await page.evaluate(() => globalThis.fades)).toBe(1);
  expect(problems).toEqual([]);
});

test('they do not for who wants less motion, nor on the way to another site', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/nl/', { waitUntil: 'load' });
  await page.evaluate(() => location.assign('/nl/dames/'));
  await page.waitForURL('/nl/dames/');
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => globalThis.fades)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() =>
    addEventListener('pageswap', ({ viewTransition }) =>
      sessionStorage.setItem('swapped', String(viewTransition)),
    ),
  );
  const { hostname } = new URL(baseURL ?? '');
  await page.evaluate((url) => location.assign(url), `http://${hostname}:${process.env.BACKEND_PORT}/`);
  await page.waitForURL((url) => url.port === process.env.BACKEND_PORT);
  await page.goto('/nl/');
  expect(await page.evaluate(() => sessionStorage.getItem('swapped'))).toBe('null');
});
