import type { Places } from './session.ts';

const HOST = { 'x-forwarded-host': 'weefsel.example', 'x-forwarded-proto': 'https' };

/** Paths in a sitemap of the shop. */
async function located(url: string, path: string): Promise<string[]> {
  const answer = await fetch(url + path, { headers: { ...HOST, 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${url}${path}: ${answer.status}`);
  const text = await answer.text();
  return [...text.matchAll(/<loc>https:\/\/weefsel\.example([^<]+)<\/loc>/g)].flatMap(([, at]) => at ?? []);
}

/** Maximum number of each kind; shoppers concentrate on few pages. */
const MOST = { listings: 30, products: 120, others: 20 };

const spread = (paths: readonly string[], most: number): string[] => {
  const step = Math.max(1, Math.floor(paths.length / most));
  return paths.filter((_, at) => at % step === 0).slice(0, most);
};

/** Paths from the shop's sitemaps, evenly sampled. */
export async function findPlaces(url: string): Promise<Places> {
  const all: string[] = [];
  for (const sitemap of await located(url, '/sitemap.xml')) all.push(...(await located(url, sitemap)));
  const isProduct = (path: string) => /-\d{6,}$/.test(path);
  const isListing = (path: string) => /^\/nl\/(dames|heren)\//.test(path) && !isProduct(path);
  const places = {
    listings: spread(all.filter(isListing), MOST.listings),
    products: spread(all.filter(isProduct), MOST.products),
    others: spread(
      all.filter((path) => !isListing(path) && !isProduct(path)),
      MOST.others,
    ),
  };
  for (const [name, found] of Object.entries(places))
    if (found.length === 0) throw new Error(`The sitemaps of ${url} name no ${name}.`);
  return places;
}
