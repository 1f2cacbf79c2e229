import type { PageHead } from '@weefsel/contracts';
import type { PagePayload } from '@weefsel/federation/runtime';
import { applyHead } from './apply-head';

const show = (head: PageHead) => applyHead({ head, context: 'ladies' } as PagePayload);
const inHead = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));

test('after a navigation the head speaks of the new page only: address, languages, words to share', () => {
  document.head.innerHTML =
    '<meta name="robots" content="noindex"><meta property="og:image" content="https://shop.test/old.jpg"><link rel="icon" href="/favicon.svg">';
  show({ title: 'Dames', description: 'Alles', canonical: 'https://shop.test/nl/dames/' });
  expect(document.title).toBe('Dames');
  expect(document.documentElement.dataset.context).toBe('ladies');
  expect(inHead('meta[name="robots"]', 'content')).toEqual([]);
  expect(inHead('link[rel="canonical"]', 'href')).toEqual(['https://shop.test/nl/dames/']);
  expect(inHead('link[rel="alternate"]', 'hreflang')).toEqual(['nl', 'x-default']);
  expect(
    inHead('meta[property="og:title"],meta[property="og:url"],meta[property="og:image"]', 'content'),
  ).toEqual(['Dames', 'https://shop.test/nl/dames/']);
  expect(inHead('meta[name="twitter:card"]', 'content')).toEqual(['summary']);
  expect(inHead('link[rel="icon"]', 'href')).toEqual(['/favicon.svg']);
});

test('a page that search engines leave out names no versions of itself', () => {
  show({ title: 'Winkelmand', robots: 'noindex', canonical: 'https://shop.test/cart' });
  expect(inHead('link[rel="alternate"]', 'hreflang')).toEqual([]);
  expect(inHead('meta[name="robots"]', 'content')).toEqual(['noindex']);
});
