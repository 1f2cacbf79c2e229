import { categoryMedia } from '../cms/category-media.ts';
import { nestedIn, withAssociations } from '../criteria/with-associations.ts';
import { toCategory } from '../shapes/category-shape.ts';
import type { Shop } from '../shop.ts';
import type { JsonObject } from '../transport/json-body.ts';
import type { CategoryEntry } from './shop-categories.ts';

/** Media fields of a category. */
export function pictureOf(shop: Shop, entry: CategoryEntry) {
  const media = categoryMedia(shop, entry);
  return { mediaId: media?.id ?? null, media };
}

type Options = Pick<Parameters<typeof toCategory>[1], 'seoUrls'>;

function load(shop: Shop, entry: CategoryEntry, { seoUrls }: Options, associations: JsonObject): JsonObject {
  const withUrls = { seoUrls: seoUrls || 'seoUrls' in associations };
  /** Loads a parent or child without the way back, so that the tree stays finite. */
  const relative = (one: CategoryEntry, name: 'parent' | 'children') => {
    const { parent, children, ...others } = nestedIn(associations, name);
    const onwards = {
      parent: name === 'parent' ? parent : undefined,
      children: name === 'children' ? children : undefined,
    };
    const given = Object.entries({ ...others, ...onwards }).filter(([, sent]) => sent !== undefined);
    return load(shop, one, { seoUrls }, Object.fromEntries(given));
  };
  return {
    ...toCategory(entry, { ...withUrls, levels: 0 }),
    ...('media' in associations && pictureOf(shop, entry)),
    ...('parent' in associations && { parent: entry.parent && relative(entry.parent, 'parent') }),
    ...('children' in associations && { children: entry.children.map((one) => relative(one, 'children')) }),
  };
}

/**
 * A category on the wire with its associations, each list filtered by its criteria.
 * @throws StoreError 400 for criteria or fields that do not exist
 */
export const categoryAlong = (
  shop: Shop,
  entry: CategoryEntry,
  options: Options,
  associations: JsonObject,
): JsonObject => withAssociations(load(shop, entry, options, associations), associations);
