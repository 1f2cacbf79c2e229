import type { BlogCard, BlogDocument, LookCard, LookDocument } from '@weefsel/contracts';
import type { ContentQuery } from '../content-query';
import { blogBySlugQuery, blogsQuery } from '../queries/blog-queries';
import { inspirationQuery } from '../queries/inspiration-query';
import { lookBySlugQuery, looksQuery } from '../queries/look-queries';
import { placesOf, type FoundPage, type PageWish } from './found-page';

/** For whom; empty is everybody. */
export type OverviewGender = '' | 'dames' | 'heren';

export interface OverviewWish extends PageWish {
  gender: OverviewGender;
}

export interface FoundBlog extends BlogDocument {
  /** The newest others for the same readers, at most three. */
  related: BlogCard[];
}

export type LookNeighbour = Pick<LookCard, 'title' | 'slug' | 'image'>;

export interface FoundLook extends LookDocument {
  /** The look that came out after this one; null for the newest. */
  previous: LookNeighbour | null;
  /** The look that came out before this one; null for the oldest. */
  next: LookNeighbour | null;
}

/** A look or blog in the overview of both. */
export type InspirationCard = (BlogCard & { _type: 'blog' }) | (LookCard & { _type: 'look' });

const paramsOf = ({ gender, ...page }: OverviewWish) => ({ gender, ...placesOf(page) });

/** Blogs and looks, newest first. */
export const inspirationOperations = (query: ContentQuery) => ({
  blogs: (wish: OverviewWish, signal?: AbortSignal) =>
    query<FoundPage<BlogCard>>(blogsQuery, paramsOf(wish), signal),
  blogBySlug: (slug: string, signal?: AbortSignal) =>
    query<FoundBlog | null>(blogBySlugQuery, { slug }, signal),
  looks: (wish: OverviewWish, signal?: AbortSignal) =>
    query<FoundPage<LookCard>>(looksQuery, paramsOf(wish), signal),
  lookBySlug: (slug: string, signal?: AbortSignal) =>
    query<FoundLook | null>(lookBySlugQuery, { slug }, signal),
  inspiration: (
    { types, ...wish }: OverviewWish & { types: readonly InspirationCard['_type'][] },
    signal?: AbortSignal,
  ) => query<FoundPage<InspirationCard>>(inspirationQuery, { types, ...paramsOf(wish) }, signal),
});
