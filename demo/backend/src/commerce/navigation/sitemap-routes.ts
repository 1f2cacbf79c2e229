import { gzipSync } from 'node:zlib';
import { LANGUAGE, SALES_CHANNEL_ID } from '../context/reference-data.ts';
import { createdAtOf } from '../products/product-subject.ts';
import type { Shop } from '../shop.ts';
import { LANDING_PAGES } from '../cms/landing-pages.ts';
import { Answer } from '../transport/answer.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';

const FOLDER = `salesChannel-${SALES_CHANNEL_ID}-${LANGUAGE.id}`;
const FILE = `${SALES_CHANNEL_ID}-sitemap-www-1.xml.gz`;
const BUILT_AT = '2026-01-01T00:00:00.000+00:00';

interface Page {
  path: string;
  changedAt: string;
}

function pagesOf({ catalogue }: Shop): Page[] {
  const lasting = [...catalogue.categories, ...catalogue.brands].map(({ seoPath }) => seoPath);
  const landing = LANDING_PAGES.map(({ url }) => url);
  return [
    ...[...lasting, ...landing].map((path) => ({ path, changedAt: BUILT_AT })),
    ...catalogue.products.map((product) => ({ path: product.seoPath, changedAt: createdAtOf(product) })),
  ];
}

/** Sitemap XML with every page of the shop. The paths contain nothing that XML has to escape. */
function toXml(shop: Shop): string {
  const { storefrontOrigin } = shop.options;
  const urls = pagesOf(shop).map(
    ({ path, changedAt }) =>
      `<url><loc>${storefrontOrigin}/${path}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod><changefreq>daily</changefreq><priority>0.5</priority></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

/** Routes of the sitemaps: a list of addresses, and each sitemap gzipped. Unknown files return 204. */
export function sitemapRoutes(routes: StoreRoutes, shop: Shop): void {
  const filename = `${shop.options.publicOrigin}/store-api/sitemap/${FOLDER}/${FILE}`;
  routes.on('GET', '/sitemap', () => [{ filename, created: BUILT_AT, apiAlias: 'sitemap' }]);
  routes.read('/sitemap/:folder/:file', ({ params }) => {
    if (params['folder'] !== FOLDER || params['file'] !== FILE) return undefined;
    return new Answer(gzipSync(toXml(shop)), {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename=${FILE}`,
    });
  });
}
