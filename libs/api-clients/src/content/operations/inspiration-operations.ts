import type * as v from 'valibot';
import type { AskedBlocks } from '../asked-blocks';
import type { ContentQuery } from '../content-query';
import {
  blogBySlugQuery,
  blogsQuery,
  inspirationQuery,
  lookBySlugQuery,
  looksQuery,
  type inspirationCard,
} from '../queries/inspiration-queries';
import { placesOf, type PageWish } from './found-page';

/** For whom; empty is everybody. */
export type OverviewGender = '' | 'dames' | 'heren';

export interface OverviewWish extends PageWish {
  gender: OverviewGender;
}

type Found<Question extends { shape: v.GenericSchema }> = NonNullable<v.InferOutput<Question['shape']>>;

export type FoundBlog = Found<ReturnType<typeof blogBySlugQuery>>;
export type FoundLook = Found<typeof lookBySlugQuery>;
export type LookNeighbour = NonNullable<FoundLook['next']>;
export type InspirationCard = v.InferOutput<typeof inspirationCard>;

const paramsOf = ({ gender, ...page }: OverviewWish) => ({ gender, ...placesOf(page) });

/** Blogs and looks, newest first. */
export const inspirationOperations = (query: ContentQuery) => ({
  blogs: (wish: OverviewWish, signal?: AbortSignal) => query(blogsQuery, paramsOf(wish), signal),
  blogBySlug: (slug: string, blocks: AskedBlocks, signal?: AbortSignal) =>
    query(blogBySlugQuery(blocks), { slug }, signal),
  looks: (wish: OverviewWish, signal?: AbortSignal) => query(looksQuery, paramsOf(wish), signal),
  lookBySlug: (slug: string, signal?: AbortSignal) => query(lookBySlugQuery, { slug }, signal),
  inspiration: (
    { types, ...wish }: OverviewWish & { types: readonly InspirationCard['_type'][] },
    signal?: AbortSignal,
  ) => query(inspirationQuery, { types, ...paramsOf(wish) }, signal),
});
