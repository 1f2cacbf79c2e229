import { createReviews } from '../../catalogue/reviews/create-reviews.ts';
import { fixedId } from '../../database/fixed-id.ts';
import { DELIVERY_TIME } from '../checkout/delivery-methods.ts';
import { cmsPageId } from '../cms/cms-page.ts';
import { LIVE_VERSION_ID, TAX_ID } from '../context/reference-data.ts';
import { productPath } from '../products/product-address.ts';
import { subjectId, type ProductSubject } from '../products/product-subject.ts';
import { productMediaId } from '../shapes/media-shape.ts';
import { optionIdsOf, propertiesOf } from '../shapes/option-shape.ts';
import { toSeoUrl } from '../shapes/seo-url-shape.ts';
import type { Shop } from '../shop.ts';
import type { FieldValue } from './field-value.ts';

type ProductFields = Record<string, (subject: ProductSubject) => FieldValue>;

type Goods = Pick<Shop, 'catalogue' | 'database'>;

const named = (names: string, value: FieldValue): ProductFields =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, () => value]));

/** Documented fields that are null for every product of this shop. */
const EMPTY = named(
  `canonicalProductId canonicalProductVersionId customFields descriptionTeaser ean height keywords length
  manufacturerNumber maxPurchase metaDescription metaTitle ogDescription ogTitle openGraphMediaId packUnit
  packUnitPlural productMediaVersionId purchaseUnit referenceUnit restockTime unitId updatedAt variantListingConfig weight width`,
  null,
);

/** Associations that are empty for every product of this shop, or their ids. */
const NONE = named(
  `canonicalProduct configuratorSettings downloads mainCategories openGraphMedia streamIds streams tagIds tags unit`,
  [],
);

const VERSIONS = named(
  'versionId parentVersionId productManufacturerVersionId cmsPageVersionId',
  LIVE_VERSION_ID,
);

const mediaIdsOf = ({ product, variant }: ProductSubject) => variant?.mediaIds ?? product.mediaIds;
const coverIdOf = (subject: ProductSubject) =>
  mediaIdsOf(subject)
    .slice(0, 1)
    .map((id) => productMediaId(id, 0));

/** Associations by the ids of their targets, as the vendor compares them. */
function associations(shop: Goods): ProductFields {
  const { catalogue } = shop;
  return {
    parent: ({ product, variant }) => (variant ? product.id : null),
    children: ({ product, variant }) => (variant ? [] : catalogue.variantsOf(product).map(({ id }) => id)),
    cmsPage: () => cmsPageId('product'),
    cover: coverIdOf,
    media: (subject) => mediaIdsOf(subject).map(productMediaId),
    manufacturer: ({ product }) => product.brand.id,
    tax: () => TAX_ID,
    deliveryTime: () => DELIVERY_TIME.id,
    options: ({ variant }) => (variant ? optionIdsOf(variant) : []),
    properties: ({ product }) => propertiesOf(product).map(({ id }) => id),
    categories: ({ product }) => product.categories.map(({ id }) => id),
    productReviews: ({ product }) => createReviews(catalogue.seed, product).map(({ id }) => id),
    crossSellings: ({ product }) =>
      ['Maak het af', 'Vergelijkbaar'].map((name) => fixedId('cross-selling', `${product.id}/${name}`)),
    seoUrls: (subject) => toSeoUrl('product', subjectId(subject), productPath(shop, subject)).id,
  };
}

/** Documented fields that shoppers seldom need. Associations are also available as `manufacturer.id`. */
export function productDocumentFields(shop: Goods): ProductFields {
  const linked: ProductFields = { ...NONE, ...associations(shop) };
  const byId = Object.entries(linked).map(([name, read]) => [`${name}.id`, read] as const);
  return {
    ...EMPTY,
    ...VERSIONS,
    ...linked,
    ...Object.fromEntries(byId),
    coverId: (subject) => coverIdOf(subject)[0] ?? null,
    cmsPageId: () => cmsPageId('product'),
    purchaseSteps: () => 1,
  };
}
