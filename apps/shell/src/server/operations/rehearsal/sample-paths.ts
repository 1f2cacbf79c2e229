import type { Clients } from '@weefsel/api-clients';
import { paths, productHref, type PageAddresses, type SlugType } from '@weefsel/contracts';
import { readAddresses, SOLD_PRODUCTS, type PageKind } from '../../routes/crawlers/read-addresses';

/** One path per page type, if its vendor has one. */
type PathOfType = (type: SlugType) => Promise<string | undefined>;

const KINDS: Partial<Record<SlugType, PageKind>> = {
  page: 'pages',
  navigation: 'categories',
  productManufacturer: 'brands',
  blog: 'blogs',
  look: 'looks',
};

async function productPath({ commerce }: Clients, signal: AbortSignal): Promise<string | undefined> {
  const { elements } = await commerce.product.list(
    { limit: 1, filter: SOLD_PRODUCTS, associations: { seoUrls: {} } },
    signal,
  );
  return elements[0] && productHref(elements[0]);
}

/** Asks the vendors. A type has no path when its vendor does not respond within `ms`. */
export const pathsFrom =
  (clients: Clients, ms: number): PathOfType =>
  async (type) => {
    const signal = AbortSignal.timeout(ms);
    const kind = KINDS[type];
    if (type === 'detail') return productPath(clients, signal).catch(() => undefined);
    const found = kind ? await readAddresses(kind, clients, signal).catch(() => []) : [];
    return found[0]?.path;
  };

/** A word that goods of a fashion shop have in their names. */
const SEARCHED = 'jas';

/** A path with its parameters filled in; the search page also with a text. */
const filledIn = (path: string): string[] =>
  path === paths.search.pattern
    ? [path, paths.search.to(SEARCHED)]
    : [path.replace(/:[^/]+/g, '1').replace(/\*$/, '')];

/** Sample paths of each page of a remote: its own, and one per type that it shows. */
export async function samplePaths(addresses: PageAddresses, pathOfType: PathOfType): Promise<string[]> {
  const samples = await Promise.all(
    Object.values(addresses).map(async ({ paths: own = [], shows = [] }) => [
      ...own.flatMap(filledIn),
      ...(await Promise.all(shows.map(pathOfType))),
    ]),
  );
  return [...new Set(samples.flat())].filter((path) => path !== undefined);
}
