import type { Clients } from '@weefsel/api-clients';
import { isCategoryId } from '@weefsel/stores';
import type { FastifyInstance } from 'fastify';

/** GET /api/getShopwarePage/id/{ids joined by |}: a list of pages with their SEO URLs; what cannot be an id is left out. */
export function getShopwarePage(app: FastifyInstance, { commerce }: Clients): void {
  app.get<{ Params: { ids: string } }>('/api/getShopwarePage/id/:ids', async ({ params }, reply) => {
    const ids = params.ids.split('|').filter(isCategoryId).slice(0, 100);
    const pages = ids.length ? await commerce.category.list(ids) : [];
    reply.header('cache-control', 'public, max-age=60');
    return pages.map(({ id, seoUrls }) => ({ id, seoUrls }));
  });
}
