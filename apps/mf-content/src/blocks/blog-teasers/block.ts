import { blockKind } from '../block-kind';
import { BlogTeasers } from './blog-teasers';

export const blogTeasers = blockKind(
  BlogTeasers,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-blog-teasers'),
);
