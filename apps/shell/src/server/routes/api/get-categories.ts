import type { Category, Clients } from '@weefsel/api-clients';
import { isCategoryId } from '@weefsel/stores';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache';

/** Most categories per request; further ones are ignored. */
const MOST = 100;

/**
 * GET /api/getCategories/{ids} and /api/getShopwarePage/id/{ids}: categories with their SEO URLs, as `elements` and as
 * a list. Invalid ids are ignored.
 */
export function getCategories(app: FastifyInstance, { commerce }: Clients, kept: AnswerCache): void {
  const seoUrlsOf = async (joinedByBar: string): Promise<Pick<Category, 'id' | 'seoUrls'>[]> => {
    const ids = [...new Set(joinedByBar.split('|').filter(isCategoryId))].slice(0, MOST);
    if (!ids.length) return [];
    return kept(`seo-urls ${ids.join(' ')}`, async () =>
      (await commerce.category.list(ids)).map(({ id, seoUrls = null }) => ({ id, seoUrls })),
    );
  };

  const answer = (path: string, told: (categories: Pick<Category, 'id' | 'seoUrls'>[]) => object) =>
    app.get<{ Params: { ids: string } }>(path, async ({ params }, reply) => {
      const categories = await seoUrlsOf(params.ids);
      reply.header('cache-control', 'public, max-age=60');
      return told(categories);
    });
  answer('/api/getCategories/:ids', (elements) => ({ elements }));
  answer('/api/getShopwarePage/id/:ids', (pages) => pages);
}
