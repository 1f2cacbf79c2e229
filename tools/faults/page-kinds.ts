import { PlainProblem } from '../shop.ts';
import { VAT_QUESTION } from './observation.ts';

/**
 * Kinds of pages, and a form's request. Each has a known path, cached by the server, and a cold one, never requested.
 */
export const PAGE_KINDS = [
  'home',
  'listing',
  'brand',
  'search',
  'product',
  'content',
  'blog',
  'look',
  'cart',
  'checkout',
  'login',
  'account',
  'not found',
  'VAT number',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

export interface Sample {
  kind: PageKind;
  /** Absent for responses that the server does not cache. */
  known?: string;
  /** Absent where the shop has one address of that kind. */
  cold?: string;
}

const FIXED: readonly Sample[] = [
  { kind: 'home', known: '/nl/' },
  { kind: 'search', known: '/search?tn_q=jurk', cold: '/search?tn_q=trui' },
  { kind: 'cart', known: '/cart', cold: '/side-cart' },
  { kind: 'checkout', known: '/checkout', cold: '/order/failed' },
  { kind: 'login', known: '/login', cold: '/forget-password' },
  { kind: 'account', known: '/account', cold: '/account/orders' },
  { kind: 'not found', known: '/nl/bestaat-niet/', cold: '/nl/bestaat-ook-niet/' },
  { kind: 'VAT number', cold: VAT_QUESTION },
];

/** Sitemap with the addresses of a kind, and their pattern. */
const IN_SITEMAP: Partial<Record<PageKind, { map: string; pattern: RegExp }>> = {
  listing: { map: 'categories', pattern: /^\/nl\/(?:dames|heren)\/[^/]+\/$/ },
  brand: { map: 'brands', pattern: /^\/nl\/.+/ },
  product: { map: 'products', pattern: /^\/nl\/.+/ },
  content: { map: 'pages', pattern: /^\/nl\/[^/]+\/$/ },
  blog: { map: 'blogs', pattern: /^\/nl\/blog\/[^/]+\/$/ },
  look: { map: 'looks', pattern: /^\/nl\/look\/[^/]+$/ },
};

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

const read = async (url: string): Promise<string> => (await fetch(url)).text();

/** Finds pages of each kind in a shop without faults. */
export async function findSamples(origin: string): Promise<Sample[]> {
  const found = Object.entries(IN_SITEMAP).map(async ([kind, { map, pattern }]): Promise<Sample> => {
    const all = locationsIn(await read(`${origin}/sitemaps/${map}-1.xml`));
    const [known, cold] = all.map((url) => new URL(url).pathname).filter((path) => pattern.test(path));
    if (!known || !cold)
      throw new PlainProblem(`The sitemap of ${map} has no two pages of the kind "${kind}".`);
    return { kind: kind as PageKind, known, cold };
  });
  return [...FIXED, ...(await Promise.all(found))];
}
