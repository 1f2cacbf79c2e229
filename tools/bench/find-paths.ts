import { launch } from './measure-pages.ts';
import { HOME_PATH, LISTING_PATH, PRODUCT_LINKS, SIZE_CHOICE, type PageName } from './pages.ts';
import { PlainProblem } from '../shop.ts';
import { originOf } from './targets.ts';

/** Number of products searched for one with a choice of sizes. */
const CANDIDATES = 6;

/** Paths of the measured pages: home, a category, and its first product with a choice of sizes. */
export async function findPaths(): Promise<Record<PageName, string>> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const origin = originOf('ours');
    await page.goto(origin + LISTING_PATH);
    const links = await page
      .locator(PRODUCT_LINKS)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const product of links.slice(0, CANDIDATES)) {
      if (!product) continue;
      await page.goto(origin + product);
      const choices = await page.locator(SIZE_CHOICE).count();
      if (choices > 0) return { home: HOME_PATH, listing: LISTING_PATH, product };
    }
    throw new PlainProblem(
      `None of the first ${CANDIDATES} products of ${LISTING_PATH} has sizes to choose from.`,
    );
  } finally {
    await browser.close();
  }
}
