import { imageAssets } from '../../images/image-assets.ts';
import type { ImageAsset } from '../../images/image-assets.ts';
import { blogAsset } from './blogs/blog.ts';
import { blogDrafts } from './blogs/blog-drafts.ts';

/** Pictures of the clothes that blogs, looks and brands are about. */
export const drawnAssets: readonly ImageAsset[] = blogDrafts.map(blogAsset);

/** Every picture that content documents may show. */
export const everyAsset: readonly ImageAsset[] = [...imageAssets, ...drawnAssets];
