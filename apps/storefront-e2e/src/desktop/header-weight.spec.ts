import { join } from 'node:path';
import { distOf } from '../../../../libs/federation/src/build/workspace/index.ts';
import { gzippedBytes, partMadeOf } from '../../../../tools/source-share.ts';
import { expect, hydrated, test } from '../shopper.ts';

/** Header, footer and their panels, with all components of the UI library. */
const SOURCES = /apps\/shell\/src\/(header|footer|overlays)\/|libs\/ui\//;

test(
  'header and footer add at most 25 kB of script to a page, compressed by gzip',
  { tag: '@core' },
  async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/assets\/([^/]+\.js)/.exec(request.url()) ?? [];
      if (name) scripts.add(name);
    });
    await page.goto('/nl/disclaimer/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const dir = join(distOf('shell'), 'production/browser');
    const parts = await Promise.all([...scripts].map((name) => partMadeOf(join(dir, name), SOURCES)));
    const bytes = gzippedBytes(parts.join(''));
    expect(bytes).toBeLessThanOrEqual(25_000);
    // Less would mean that the source maps are not read correctly.
    expect(bytes).toBeGreaterThan(5_000);
  },
);
