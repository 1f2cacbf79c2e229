import type { Browser, Page } from 'playwright';
import { refusedConsent } from '../guest.ts';
import type { Samples } from './find-samples.ts';
import type { Scene, Width } from './scene.ts';

const HEIGHTS: Record<Width, number> = { 390: 844, 1024: 768, 1440: 900, 1920: 1080 };

/** Loads pictures that would load on scrolling only, and returns to the top, where the header belongs. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  // Content far from the window has no layout. It would be empty in a full-page picture.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(async () => {
    const shown = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of shown) picture.loading = 'eager';
    await Promise.all(shown.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Waits for network idle, and for animations to end. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  await page.waitForTimeout(300);
}

export interface Shot {
  /** Origin of the shop. */
  shop: string;
  samples: Samples;
  width: Width;
  file: string;
}

/** Runs a scene as a new shopper, and takes a screenshot. */
export async function takeShot(browser: Browser, scene: Scene, shot: Shot): Promise<void> {
  const { shop, samples, width, file } = shot;
  const context = await browser.newContext({
    baseURL: shop,
    locale: 'nl-NL',
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: width === 390,
    isMobile: width === 390,
    reducedMotion: 'reduce',
    // Pages block style sheets other than their own, including those of this tool.
    bypassCSP: true,
    ...(!scene.isUnasked && { storageState: refusedConsent(shop) }),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await scene.stage(page, samples);
    const whole = scene.part !== 'window';
    if (whole) await loadAll(page);
    if (!scene.hangs) await settled(page);
    await page.screenshot({ path: file, fullPage: whole });
  } finally {
    await context.close();
  }
}
