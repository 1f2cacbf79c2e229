import { toMedia, type Media } from '../shapes/media-shape.ts';
import type { Shop } from '../shop.ts';
import type { CategoryEntry } from '../navigation/shop-categories.ts';
import { campaignMedia } from './campaign-media.ts';

/** Picture above a category's listing: a campaign for Dames and Heren, the bestseller's picture below them. */
export function categoryMedia(shop: Shop, { id, category, name }: CategoryEntry): Media | null {
  if (!category?.gender) return null;
  const mood = category.gender === 'dames' ? 'ladies' : 'men';
  if (category.level === 1) return campaignMedia(shop, { mood, scene: 0, size: 'tile', alt: name });
  const [first, ...others] = shop.shelves.productsIn(id);
  if (!first) return null;
  const best = others.reduce((one, other) => (other.popularity > one.popularity ? other : one), first);
  return best.mediaIds[0] === undefined ? null : toMedia(shop, best.mediaIds[0]);
}
