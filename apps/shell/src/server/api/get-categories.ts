import type { Clients } from '@weefsel/api-clients';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache';
import { seoUrlsOf } from './seo-urls-of';

/** GET /api/getCategories/{ids joined by |}: categories with their SEO URLs; what cannot be an id is left out. */
export function getCategories(app: FastifyInstance, { commerce }: Clients, kept: AnswerCache): void {
  app.get<{ Params: { ids: string } }>('/api/getCategories/:ids', async ({ params }, reply) => {
    const elements = await seoUrlsOf(params.ids, commerce, kept);
    reply.header('cache-control', 'public, max-age=60');
    return { elements };
  });
}
