import { vendor } from '../demo';
import { expect, hydrated, test } from '../shopper';

/** Pages are replaced in place, which their security policy forbids. */
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, bypassCSP: true });

interface Translated {
  translated: object;
}

interface Product extends Translated {
  seoUrls: { seoPathInfo: string }[];
  manufacturer?: Translated;
  properties?: Translated[];
  children: { options?: Translated[] }[];
}

const PER_ANSWER = 100;
/** Shorter words fit at twice the size. */
const LONG_WORD = /[\p{L}\p{Pd}\d]{12,}/gu;

async function everyProduct(): Promise<Product[]> {
  const ask = (page: number) =>
    vendor<{ total: number; elements: Product[] }>('/product', {
      limit: PER_ANSWER,
      page,
      'total-count-mode': 1,
      filter: [{ type: 'equals', field: 'parentId', value: null }],
      associations: {
        seoUrls: {},
        manufacturer: {},
        properties: {},
        children: { associations: { options: {} } },
      },
    });
  const first = await ask(1);
  const pages = Math.ceil(first.total / PER_ANSWER);
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => ask(index + 2)));
  return [first, ...others].flatMap(({ elements }) => elements);
}

const wordsOf = ({ translated, manufacturer, properties = [], children }: Product): string[] => {
  const options = children.flatMap((child) => child.options ?? []);
  const texts = [{ translated }, manufacturer, ...properties, ...options].map((each) => each?.translated);
  return JSON.stringify(texts).match(LONG_WORD) ?? [];
};

/** Paths of enough products to cover every long word in the catalogue. */
function pathsOfAllWords(products: readonly Product[]): string[] {
  const seen = new Set<string>();
  return products.flatMap((product) => {
    const unseen = wordsOf(product).filter((word) => !seen.has(word));
    for (const word of unseen) seen.add(word);
    const path = product.seoUrls[0]?.seoPathInfo;
    return unseen.length > 0 && path !== undefined ? [`/${path}`] : [];
  });
}

test('no word of any product makes its page wider than a phone with text of twice the size', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const products = await everyProduct();
  expect(products.length).toBeGreaterThan(2000);
  const paths = pathsOfAllWords(products);
  expect(paths.length).toBeGreaterThan(50);
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(paths[0] ?? '');
  // The complete style sheets load with the code.
  await hydrated(page);
  const wide = await page.evaluate(async (all) => {
    const found: string[] = [];
    document.documentElement.style.fontSize = '200%';
    for (const path of all) {
      const html = await (await fetch(path)).text();
      const other = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
      if (other) document.querySelector('main')?.replaceWith(document.adoptNode(other));
      const { scrollWidth, clientWidth } = document.documentElement;
      if (!other || scrollWidth > clientWidth) found.push(`${path}: ${scrollWidth} px`);
    }
    return found;
  }, paths);
  expect(wide, `${paths.length} pages`).toEqual([]);
});
