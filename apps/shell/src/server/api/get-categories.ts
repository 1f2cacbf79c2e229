import type { Clients } from '@weefsel/api-clients';
import { isCategoryId } from '@weefsel/stores';
import type { FastifyInstance } from 'fastify';

/** GET /api/getCategories/{ids joined by |}: categories with their SEO URLs; what cannot be an id is left out. */
export function getCategories(app: FastifyInstance, { commerce }: Clients): void {
  app.get<{ Params: { ids: string } }>('/api/getCategories/:ids', async ({ params }, reply) => {
    const ids = params.ids.split('|').filter(isCategoryId).slice(0, 100);
    const categories = ids.length ? await commerce.category.list(ids) : [];
    reply.header('cache-control', 'public, max-age=60');
    return { elements: categories.map(({ id, seoUrls }) => ({ id, seoUrls })) };
  });
}
