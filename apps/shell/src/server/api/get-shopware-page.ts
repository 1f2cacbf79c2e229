import type { Clients } from '@weefsel/api-clients';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache';
import { seoUrlsOf } from './seo-urls-of';

/** GET /api/getShopwarePage/id/{ids joined by |}: a list of pages with their SEO URLs; what cannot be an id is left out. */
export function getShopwarePage(app: FastifyInstance, { commerce }: Clients, kept: AnswerCache): void {
  app.get<{ Params: { ids: string } }>('/api/getShopwarePage/id/:ids', async ({ params }, reply) => {
    const pages = await seoUrlsOf(params.ids, commerce, kept);
    reply.header('cache-control', 'public, max-age=60');
    return pages;
  });
}
