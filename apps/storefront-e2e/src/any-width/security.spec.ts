import type { Page } from '@playwright/test';
import { expect, firstProduct, hydrated, test } from '../shopper';

const MESSAGE = /Er ging iets mis bij het laden van dit onderdeel/;

/** What somebody between the shop and the shopper would add to a file. */
const TAMPERING = ';globalThis.tamperedWith = true;';

const tamperWith = (page: Page, files: string | RegExp) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + TAMPERING });
  });

const wasTamperedWith = (page: Page) => page.evaluate(() => 'tamperedWith' in globalThis);

for (const [which, files] of Object.entries({
  'entry of a remote': '**/remotes/mf-search/*/remoteEntry.js*',
  'chunk of a remote': /\/remotes\/mf-search\/[^/]+\/(?!remoteEntry)[^/]+\.js/,
})) {
  test(`a changed ${which} is refused: its place says so, its content stays, and the rest of the page works`, async ({
    page,
  }) => {
    await tamperWith(page, files);
    await page.goto('/nl/dames/');
    await expect(page.getByText(MESSAGE)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Dames' })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Weefsel/ })
      .click();
    await expect(page).toHaveURL(/\/nl\/$/);
    await expect(page.getByText(MESSAGE)).toBeHidden();
    expect(await wasTamperedWith(page)).toBe(false);
  });
}

test('a changed remote is refused as well when it is first needed later', async ({ page }) => {
  await tamperWith(page, '**/remotes/mf-account/**/*.js');
  await page.goto('/nl/dames/');
  await hydrated(page);
  await page.goto('/login');
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Weefsel/ })).toBeVisible();
  expect(await wasTamperedWith(page)).toBe(false);
});

test('pages keep to their own Content-Security-Policy, and scripts of others do not run', async ({
  page,
  request,
}) => {
  const broken: string[] = [];
  await page.exposeFunction('violated', (what: string) => broken.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      globalThis.violated(`${location.pathname} ${violatedDirective} ${blockedURI}`);
    });
  });
  const paths = [
    '/nl/',
    '/nl/dames/',
    '/cart',
    '/login',
    '/nl/herroepingsformulier/',
    '/stylingViewer',
    '/weg',
  ];
  for (const path of [...paths, await firstProduct(request)]) {
    await page.goto(path);
    await hydrated(page);
  }
  expect(broken).toEqual([]);

  await page.evaluate((tampering) => {
    const script = document.createElement('script');
    script.textContent = tampering;
    document.body.append(script);
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="data:," onerror="globalThis.tamperedWith = true">';
    document.body.append(picture);
  }, TAMPERING);
  await expect.poll(() => broken.length).toBe(2);
  expect(await wasTamperedWith(page)).toBe(false);
});

test('markup of another service runs in its frame and reaches nothing of the shop [BLK-10]', async ({
  page,
}) => {
  await page.goto('/nl/herroepingsformulier/');
  const frame = page.frameLocator('iframe[title^="Modelformulier"]');
  await expect(frame.getByRole('heading', { name: 'Modelformulier voor herroeping' })).toBeVisible();
  const inside = page.frames().find((each) => each.url().endsWith('/_frame'));
  const reached = await inside?.evaluate(() => {
    const outcome = (reach: () => unknown) => {
      try {
        return String(reach());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [outcome(() => document.cookie), outcome(() => parent.document), outcome(() => localStorage)];
  });
  expect(reached).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);
});

test('no address of the shop leads to another host', async ({ request }) => {
  const hosts = [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
  ];
  for (const address of [
    ...hosts,
    ...hosts.map((host) => `${host}/`),
    ...hosts.map((host) => `${host}/%2e%2e`),
    '/nl//evil.example',
    '/nl/..//evil.example',
    '/login?returnTo=//evil.example',
  ]) {
    const origin = new URL((await request.get('/nl/')).url()).origin;
    const answer = await request.fetch(origin + address, { maxRedirects: 0 });
    const to = answer.headers().location;
    if (to !== undefined) expect(new URL(to, origin).origin, `${address} to ${to}`).toBe(origin);
  }
});
