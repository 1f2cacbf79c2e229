import {
  OVERVIEW_PAGE_SIZE,
  overviewsOf,
  type BlogsWish,
  type Clients,
  type InspirationWish,
  type LooksWish,
} from '@weefsel/api-clients';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache';

const gender = { enum: ['', 'dames', 'heren'], default: '' };
const page = { type: 'integer', minimum: 1, maximum: 1000, default: 1 };
const itemsPerPage = { type: 'integer', minimum: 1, maximum: 48, default: OVERVIEW_PAGE_SIZE };
const kind = { enum: ['all', 'look', 'blog'], default: 'all' };

const taking = (properties: Record<string, object>) => ({
  schema: { body: { type: 'object', properties, additionalProperties: false } },
});

/** POST /api/blogs/getAllBlogs and the like for looks and inspiration: a page of an overview, newest first. */
export function getOverviews(app: FastifyInstance, { content }: Clients, kept: AnswerCache): void {
  const overviews = overviewsOf(content);

  app.post<{ Body: BlogsWish }>('/api/blogs/getAllBlogs', taking({ gender, page }), ({ body }) =>
    kept(`blogs ${body.gender} ${body.page}`, () => overviews.blogs(body)),
  );

  app.post<{ Body: LooksWish }>(
    '/api/looks/getAllLooks',
    taking({ gender, page, itemsPerPage }),
    ({ body }) => kept(`looks ${body.gender} ${body.page} ${body.itemsPerPage}`, () => overviews.looks(body)),
  );

  app.post<{ Body: InspirationWish }>(
    '/api/inspiration/getAllInspiration',
    taking({ type: kind, gender: { enum: ['dames', 'heren'] }, page }),
    ({ body }) =>
      kept(`inspiration ${body.type} ${body.gender ?? ''} ${body.page}`, () => overviews.inspiration(body)),
  );
}
