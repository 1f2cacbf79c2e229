import type { Category, Clients } from '@weefsel/api-clients';
import { isCategoryId } from '@weefsel/stores';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache';

interface Asked {
  /** Ids joined by |. */
  Params: { ids: string };
}

/** Most categories in one question; what comes after them is left out. */
const MOST = 100;

/**
 * GET /api/getCategories/{ids} and /api/getShopwarePage/id/{ids}: categories with their SEO URLs, as `elements` and as a
 * list. What cannot be an id is left out.
 */
export function getCategories(app: FastifyInstance, { commerce }: Clients, kept: AnswerCache): void {
  const seoUrlsOf = async (joined: string): Promise<Pick<Category, 'id' | 'seoUrls'>[]> => {
    const ids = [...new Set(joined.split('|').filter(isCategoryId))].slice(0, MOST);
    if (!ids.length) return [];
    return kept(`seo-urls ${ids.join(' ')}`, async () =>
      (await commerce.category.list(ids)).map(({ id, seoUrls = null }) => ({ id, seoUrls })),
    );
  };

  app.get<Asked>('/api/getCategories/:ids', async ({ params }, reply) => {
    const elements = await seoUrlsOf(params.ids);
    reply.header('cache-control', 'public, max-age=60');
    return { elements };
  });

  app.get<Asked>('/api/getShopwarePage/id/:ids', async ({ params }, reply) => {
    const pages = await seoUrlsOf(params.ids);
    reply.header('cache-control', 'public, max-age=60');
    return pages;
  });
}
