import type * as v from 'valibot';
import type { AskedBlocks } from '../asked-blocks';
import type { ContentQuery } from '../content-query';
import {
  blogBySlugQuery,
  blogsQuery,
  inspirationQuery,
  lookBySlugQuery,
  looksQuery,
  looksWithQuery,
  type inspirationCard,
} from '../queries/inspiration-queries';

/** Target group; empty for all. */
export type OverviewGender = '' | 'dames' | 'heren';

export interface OverviewWish {
  gender: OverviewGender;
  /** From 1. */
  page: number;
  itemsPerPage: number;
}

type Found<Question extends { shape: v.GenericSchema }> = NonNullable<v.InferOutput<Question['shape']>>;

export type FoundBlog = Found<ReturnType<typeof blogBySlugQuery>>;
export type FoundLook = Found<typeof lookBySlugQuery>;
export type LookNeighbour = NonNullable<FoundLook['next']>;
export type InspirationCard = v.InferOutput<typeof inspirationCard>;

/** Range of a page's items: `from` is inclusive, `to` exclusive. */
const paramsOf = ({ gender, page, itemsPerPage }: OverviewWish) => ({
  gender,
  from: (page - 1) * itemsPerPage,
  to: page * itemsPerPage,
});

/** Blogs and looks, newest first. */
export const inspirationOperations = (query: ContentQuery) => ({
  blogs: (wish: OverviewWish, signal?: AbortSignal) => query(blogsQuery, paramsOf(wish), signal),
  blogBySlug: (slug: string, blocks: AskedBlocks, signal?: AbortSignal) =>
    query(blogBySlugQuery(blocks), { slug }, signal),
  looks: (wish: OverviewWish, signal?: AbortSignal) => query(looksQuery, paramsOf(wish), signal),
  lookBySlug: (slug: string, signal?: AbortSignal) => query(lookBySlugQuery, { slug }, signal),
  looksWith: (productId: string, signal?: AbortSignal) => query(looksWithQuery, { productId }, signal),
  inspiration: (
    { types, ...wish }: OverviewWish & { types: readonly InspirationCard['_type'][] },
    signal?: AbortSignal,
  ) => query(inspirationQuery, { types, ...paramsOf(wish) }, signal),
});
