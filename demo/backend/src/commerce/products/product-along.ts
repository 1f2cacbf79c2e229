import { nestedIn, withAssociations } from '../criteria/with-associations.ts';
import { crossSellingsOf } from '../cross-selling/cross-sellings.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { findReviews } from '../reviews/find-reviews.ts';
import { toProduct, type ProductShape, type ProductShapeOptions } from '../shapes/product-shape.ts';
import type { Shop } from '../shop.ts';
import type { JsonObject } from '../transport/json-body.ts';
import type { ProductSubject } from './product-subject.ts';

type Load = (shop: Shop, subject: ProductSubject, inside: Inside) => unknown;

/** Options for loading an association. */
interface Inside {
  seoUrls: boolean;
  associations: JsonObject;
}

/** Removes an association that leads back to the origin, so that loading ends. */
const without = (name: string, { [name]: _back, ...others }: JsonObject): JsonObject => others;

const reviews: Load = (shop, { product }) => findReviews(shop, product, readCriteria({}), undefined).elements;

const crossSellings: Load = (shop, { product }) =>
  crossSellingsOf(shop, product, { seoUrls: false, fields: new Set(), along: new Set() }).map(
    ({ crossSelling }) => crossSelling,
  );

const parent: Load = (shop, { product, variant }, { seoUrls, associations }) =>
  variant && load(shop, { product, variant: null }, { seoUrls }, without('children', associations));

const children: Load = (shop, { product, variant }, { seoUrls, associations }) =>
  variant
    ? []
    : shop.catalogue
        .variantsOf(product)
        .map((one) => load(shop, { product, variant: one }, { seoUrls }, without('parent', associations)));

const LOADS: Record<string, Load> = { productReviews: reviews, crossSellings, parent, children };

function load(
  shop: Shop,
  subject: ProductSubject,
  options: ProductShapeOptions,
  associations: JsonObject,
): ProductShape {
  const along = options.along ?? new Set(Object.keys(associations));
  const shape = toProduct(shop, subject, { ...options, along });
  for (const [name, loaded] of Object.entries(LOADS)) {
    const isWanted = name in associations && (options.fields?.has(name) ?? true);
    const inside = { seoUrls: options.seoUrls, associations: nestedIn(associations, name) };
    if (isWanted) shape[name] = loaded(shop, subject, inside);
  }
  return shape;
}

/**
 * A product on the wire with its associations, each list filtered by its criteria.
 * @param options `along`: associations to build in the shape; by default those of `associations`
 * @throws StoreError 400 for criteria or fields that do not exist
 */
export const productAlong = (
  shop: Shop,
  subject: ProductSubject,
  options: ProductShapeOptions,
  associations: JsonObject,
): ProductShape => withAssociations(load(shop, subject, options, associations), associations);
