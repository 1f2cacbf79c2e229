import {
  OVERVIEW_PAGE_SIZE,
  overviewsOf,
  type BlogsWish,
  type Clients,
  type InspirationWish,
  type LooksWish,
} from '@weefsel/api-clients';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViewFor } from '../../request/preview/request-view';
import type { AnswerCache } from './answer-cache';

const gender = { enum: ['', 'dames', 'heren'], default: '' };
const page = { type: 'integer', minimum: 1, maximum: 1000, default: 1 };
const itemsPerPage = { type: 'integer', minimum: 1, maximum: 48, default: OVERVIEW_PAGE_SIZE };
const kind = { enum: ['all', 'look', 'blog'], default: 'all' };

const taking = (properties: Record<string, object>) => ({
  schema: { body: { type: 'object', properties, additionalProperties: false } },
});

/**
 * POST /api/blogs/getAllBlogs and its equivalents for looks and inspiration. Responds with a page of an overview,
 * newest first.
 */
export function getOverviews(
  app: FastifyInstance,
  { content }: Clients,
  kept: AnswerCache,
  viewFor: ViewFor,
): void {
  const published = overviewsOf(content);
  type Overviews = typeof published;

  /** Caches published content. Drafts for an editor are fetched on every request. */
  const answer = async <T extends object>(
    name: string,
    ask: (overviews: Overviews) => Promise<T>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<T> => {
    const { drafts } = await viewFor(request);
    if (!drafts) return kept(name, () => ask(published));
    reply.header('cache-control', 'private, no-store');
    return ask(overviewsOf(drafts));
  };

  app.post<{ Body: BlogsWish }>('/api/blogs/getAllBlogs', taking({ gender, page }), (request, reply) => {
    const { body } = request;
    return answer(`blogs ${body.gender} ${body.page}`, ({ blogs }) => blogs(body), request, reply);
  });

  app.post<{ Body: LooksWish }>(
    '/api/looks/getAllLooks',
    taking({ gender, page, itemsPerPage }),
    (request, reply) => {
      const { body } = request;
      const name = `looks ${body.gender} ${body.page} ${body.itemsPerPage}`;
      return answer(name, ({ looks }) => looks(body), request, reply);
    },
  );

  app.post<{ Body: InspirationWish }>(
    '/api/inspiration/getAllInspiration',
    taking({ type: kind, gender: { enum: ['dames', 'heren'] }, page }),
    (request, reply) => {
      const { body } = request;
      const name = `inspiration ${body.type} ${body.gender ?? ''} ${body.page}`;
      return answer(name, ({ inspiration }) => inspiration(body), request, reply);
    },
  );
}
