import type { Category, CategorySeoMap, Clients } from '@weefsel/api-clients';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache';

function entriesOf({ id, seoUrls, children }: Category): [string, string][] {
  const path = seoUrls?.[0]?.seoPathInfo;
  return [...(path ? ([[id, path]] as [string, string][]) : []), ...(children ?? []).flatMap(entriesOf)];
}

async function readMap({ navigation }: Clients['commerce']): Promise<{ map: CategorySeoMap; count: number }> {
  const trees = await Promise.all([
    navigation.read('main-navigation'),
    navigation.read('footer-navigation', 1),
  ]);
  const map = Object.fromEntries(trees.flat().flatMap(entriesOf));
  return { map, count: Object.keys(map).length };
}

/** GET /api/categories/seo-map: SEO paths of all categories in the menus, by id, with their number. */
export function getSeoMap(app: FastifyInstance, { commerce }: Clients, kept: AnswerCache): void {
  app.get('/api/categories/seo-map', async (_request, reply) => {
    const answer = await kept('seo-map', () => readMap(commerce));
    reply.header('cache-control', 'public, max-age=60');
    return answer;
  });
}
