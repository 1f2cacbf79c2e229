import type { SanityReference } from './asset';
import type { BlockBase } from './block-base';
import type { BlogCard } from './documents';

/** Every blog, by gender and page. */
export interface BlogsOverviewBlock extends BlockBase<'blogsOverview'> {
  title?: string;
}

/** Every look, by gender and page. */
export interface LooksOverviewBlock extends BlockBase<'looksOverview'> {
  title?: string;
}

/** Looks and blogs together, newest first. */
export interface InspirationOverviewBlock extends BlockBase<'inspirationOverview'> {
  title?: string;
}

/** Every brand of the commerce backend under its letter. */
export interface BrandsDirectoryBlock extends BlockBase<'brandsDirectory'> {
  title?: string;
}

/** Blogs that an editor chose. */
export interface BlogTeasersBlock extends BlockBase<'blogTeasers'> {
  title: string;
  blogs: SanityReference[];
  /** What the query followed the references to, without those that are gone. */
  cards?: BlogCard[];
}
