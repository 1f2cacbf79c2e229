import type { BlockKind } from '../block-kind';
import { BlogTeasers } from './blog-teasers';
import type { BlogTeasersProps } from './to-blog-teasers';
import type { BlogTeasersBlock } from './blog-teasers-shape';

export const blogTeasers: BlockKind<BlogTeasersBlock, BlogTeasersProps> = {
  view: BlogTeasers,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-blog-teasers'),
};
