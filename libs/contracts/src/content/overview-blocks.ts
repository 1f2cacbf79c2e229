import * as v from 'valibot';
import { list, maybeText, text } from '../fields';
import { reference } from './asset';
import { blockOf } from './block-base';
import { blogCard } from './cards';

/** Every blog, by gender and page. */
export type BlogsOverviewBlock = v.InferOutput<typeof blogsOverviewBlock>;
export const blogsOverviewBlock = blockOf('blogsOverview', { title: maybeText });

/** Every look, by gender and page. */
export type LooksOverviewBlock = v.InferOutput<typeof looksOverviewBlock>;
export const looksOverviewBlock = blockOf('looksOverview', { title: maybeText });

/** Looks and blogs together, newest first. */
export type InspirationOverviewBlock = v.InferOutput<typeof inspirationOverviewBlock>;
export const inspirationOverviewBlock = blockOf('inspirationOverview', { title: maybeText });

/** Every brand of the commerce backend under its letter. */
export type BrandsDirectoryBlock = v.InferOutput<typeof brandsDirectoryBlock>;
export const brandsDirectoryBlock = blockOf('brandsDirectory', { title: maybeText });

/** Blogs that an editor chose. */
export type BlogTeasersBlock = v.InferOutput<typeof blogTeasersBlock>;
export const blogTeasersBlock = blockOf('blogTeasers', {
  title: text,
  blogs: list(reference),
  /** What the query followed the references to, without those that are gone. */
  cards: v.exactOptional(v.array(blogCard)),
});
