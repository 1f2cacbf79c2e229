import { workspaceRemotes } from '../../../../libs/federation/src/build/workspace/index.ts';
import { ownProduct } from '../goods';
import { expect, hydrated, test } from '../shopper';

test('each page is rendered by the remote that owns it [FED-05]', { tag: '@core' }, async ({ page }) => {
  const owners = {
    '/nl/': 'mf-content',
    '/nl/dames/': 'mf-search',
    '/cart': 'mf-checkout',
    '/login': 'mf-account',
  };
  for (const [path, owner] of Object.entries({ ...owners, [await ownProduct()]: 'mf-catalog' })) {
    await page.goto(path);
    await expect(page.locator('#main [data-part*="/page/"]')).toHaveAttribute('data-boundary', owner);
  }
});

test(
  'a page fetches exactly the remote files that it needs, all hinted by the server, in one turn after the HTML [ROU-03]',
  { tag: '@core' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const html = await (await page.goto('/nl/dames/'))?.text();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const remote = scripts.filter((path) => path.startsWith('/remotes/'));
    const hinted = [...(html ?? '').matchAll(/<link as="script" href="([^"]+)"/g)].map(([, href]) => href);
    expect([...new Set(remote)].sort()).toEqual([...hinted].sort());
    expect(remote.every((path) => path.startsWith('/remotes/mf-search/'))).toBe(true);
    expect(scripts.length).toBe(new Set(scripts).size);
    // WebKit's integrity policy refuses them.
    await expect(page.locator('link[rel="preload"][as="script"]')).toHaveCount(0);
    const late = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const main = files.find(({ name }) => name.includes('/assets/main.'));
      return (
        files
          // Prefetched files come from the browser's cache later.
          .filter((file) => files.find(({ name }) => name === file.name) === file)
          .filter(({ name }) => name.includes('/remotes/'))
          .filter(
            ({ startTime }) =>
              startTime > (main?.responseEnd ?? 0) && startTime > (document?.domInteractive ?? 0),
          )
          .map(({ name }) => name)
      );
    });
    expect(late).toEqual([]);
  },
);

test('shared libraries exist once: no remote bundles React, the router or MobX, and only the shell lends', async ({
  page,
  request,
}) => {
  const { remotes } = (await (await request.get('/health')).json()) as { remotes: Record<string, string> };
  expect(Object.keys(remotes).sort()).toEqual(workspaceRemotes());
  for (const [name, version] of Object.entries(remotes)) {
    const manifest = (await (await request.get(`/remotes/${name}/${version}/manifest.json`)).json()) as {
      bundled: string[];
    };
    for (const once of [
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
      'mobx',
      'mobx-react-lite',
    ]) {
      expect(manifest.bundled, name).not.toContain(once);
    }
  }
  await page.goto('/nl/dames/');
  await hydrated(page);
  const versions = await page.evaluate(() => {
    return Object.values(globalThis.__FEDERATION__.__SHARE__).flatMap(({ default: scope = {} }) =>
      Object.entries(scope).map(([id, found]) => [id, Object.values(found).map(({ from }) => from)] as const),
    );
  });
  expect(versions.length).toBeGreaterThan(0);
  for (const [id, from] of versions) expect([id, [...new Set(from)]]).toEqual([id, ['shell']]);
});

test('the cart panel’s remote is not fetched before the shopper opens the panel [ROU-03]', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/nl/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/mf-checkout/'))).toEqual([]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Winkelmand/ })
    .or(page.getByRole('banner').getByRole('button', { name: /Winkelmand/ }))
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Je winkelmand is nog leeg')).toBeVisible();
  expect(fetched.some((url) => url.includes('/mf-checkout/'))).toBe(true);
});
