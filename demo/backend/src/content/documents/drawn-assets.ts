import { imageAssets, type ImageAsset } from '../../images/image-assets.ts';
import { once } from '../../written/once.ts';
import { blogAsset } from './blogs/blog.ts';
import { blogDrafts } from './blogs/read-blogs.ts';
import { brandAsset } from './brands/brand-documents.ts';
import { brandProfiles } from './brands/read-brands.ts';
import type { ProductChooser } from './looks/choose-product.ts';
import { lookAsset } from './looks/look.ts';
import { lookDrafts } from './looks/read-looks.ts';
import { shopMapAsset } from './shop-map.ts';

/**
 * Pictures of the clothes in blogs, looks and brands, and the map of the shop.
 * @param choose finds the products that looks offer, so that their pictures show those
 */
export const drawnAssets = (choose?: ProductChooser): readonly ImageAsset[] => [
  ...blogDrafts().map(blogAsset),
  ...lookDrafts().map((draft) => lookAsset(draft, choose)),
  ...[...brandProfiles().values()].map(brandAsset),
  shopMapAsset,
];

/** All pictures that content documents may show, by name and size. */
export const everyAsset = once((): readonly ImageAsset[] => [...imageAssets, ...drawnAssets()]);
