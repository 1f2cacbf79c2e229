import type { PieceViews } from '../block-views';
import { BlogTeasers } from '../blog-teasers/blog-teasers';
import { Overview } from '../../overviews/overview';

export const views: PieceViews<'stories'> = {
  blogTeasers: BlogTeasers,
  blogsOverview: Overview,
  inspirationOverview: Overview,
  looksOverview: Overview,
};
