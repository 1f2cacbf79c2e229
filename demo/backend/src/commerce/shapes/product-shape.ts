import { garmentMeasures } from '../../catalogue/measures/garment-measures.ts';
import { ratingOf } from '../../catalogue/reviews/create-reviews.ts';
import { cmsPageId } from '../cms/cms-page.ts';
import { DELIVERY_TIME } from '../checkout/delivery-methods.ts';
import { productPath } from '../products/product-address.ts';
import {
  categoryTreeOf,
  createdAtOf,
  displayGroupOf,
  isTopSeller,
  stockOfSubject,
  subjectId,
  type ProductSubject,
} from '../products/product-subject.ts';
import { LIVE_VERSION_ID, TAX_ID, TAX_RATE } from '../context/reference-data.ts';
import type { Shop } from '../shop.ts';
import { toManufacturer } from './brand-shape.ts';
import { toCategory } from './category-shape.ts';
import { categoryLabelsOf } from './category-labels.ts';
import { productMediaId, toProductMedia } from './media-shape.ts';
import { optionIdsOf, optionsOf, propertiesOf, toOption } from './option-shape.ts';
import { gtinOf } from './gtin.ts';
import { toCalculatedPrice, toCalculatedPrices } from './price-shape.ts';
import { toSeoUrl } from './seo-url-shape.ts';

/** An entity on the wire. Only its requested fields are built. */
export type ProductShape = Record<string, unknown>;

export interface ProductShapeOptions {
  seoUrls: boolean;
  /** Requested fields; all by default. */
  fields?: ReadonlySet<string> | undefined;
  /** Loaded associations, such as `media`; by default those of a product page. */
  along?: ReadonlySet<string> | undefined;
}

const OWN_PAGE = ['media', 'properties', 'seoCategory'];

/** Associations of a product page, with additional ones. */
export const alongOwnPage = (associations: Iterable<string>): ReadonlySet<string> =>
  new Set([...OWN_PAGE, ...associations]);

type Field = (subject: ProductSubject, shop: Shop, options: ProductShapeOptions) => unknown;

const always =
  (value: unknown): Field =>
  () =>
    value;
const ALONG_OWN_PAGE = alongOwnPage([]);

/** A field that is null unless its association is loaded. */
const loaded =
  (name: string, field: Field): Field =>
  (subject, shop, options) =>
    (options.along ?? ALONG_OWN_PAGE).has(name) ? field(subject, shop, options) : null;

const mediaIdsOf = ({ product, variant }: ProductSubject) => variant?.mediaIds ?? product.mediaIds;
const available: Field = (subject, shop) => stockOfSubject(shop, subject) > 0;
const stock: Field = (subject, shop) => stockOfSubject(shop, subject);
const noCheapest = { hasRange: false, variantId: null, unit: null, apiAlias: 'calculated_cheapest_price' };

const translated: Field = ({ product }) => ({
  name: product.name,
  description: product.description,
  keywords: null,
  metaTitle: `${product.name} van ${product.brand.name}`,
  metaDescription: product.description,
  packUnit: null,
  customFields: {},
});

const seoUrls: Field = (subject, shop, options) =>
  options.seoUrls ? [toSeoUrl('product', subjectId(subject), productPath(shop, subject))] : null;

const cover: Field = (subject, shop) => {
  const [first] = mediaIdsOf(subject);
  return first === undefined ? null : toProductMedia(shop, subjectId(subject), first, 0);
};

const seoCategory: Field = ({ product }, shop, options) => {
  const entry = shop.categories.byId(product.categories[0]?.id ?? '');
  return entry ? toCategory(entry, { seoUrls: options.seoUrls, levels: 0 }) : null;
};

const properties: Field = ({ product }) =>
  propertiesOf(product).map((property, place) => toOption({ ...property, position: place + 1 }));

const media: Field = (subject, shop) =>
  mediaIdsOf(subject).map((id, n) => toProductMedia(shop, subjectId(subject), id, n));

const categoriesBy =
  (idsOf: (subject: ProductSubject, shop: Shop) => readonly string[]): Field =>
  (subject, shop, { seoUrls: withUrls }) =>
    idsOf(subject, shop).flatMap((id) => {
      const entry = shop.categories.byId(id);
      return entry ? [toCategory(entry, { seoUrls: withUrls, levels: 0 })] : [];
    });

const ownCategoryIds = ({ product }: ProductSubject) => product.categories.map(({ id }) => id);

const FIELDS: Record<string, Field> = {
  id: subjectId,
  versionId: always(LIVE_VERSION_ID),
  parentId: ({ product, variant }) => (variant ? product.id : null),
  parentVersionId: always(LIVE_VERSION_ID),
  manufacturerId: ({ product }) => product.brand.id,
  productManufacturerVersionId: always(LIVE_VERSION_ID),
  taxId: always(TAX_ID),
  tax: always({ id: TAX_ID, taxRate: TAX_RATE, name: '21%', position: 1, apiAlias: 'tax' }),
  unitId: always(null),
  unit: always(null),
  coverId: (subject) => {
    const [first] = mediaIdsOf(subject);
    return first === undefined ? null : productMediaId(first, 0);
  },
  deliveryTimeId: always(DELIVERY_TIME.id),
  deliveryTime: always(DELIVERY_TIME),
  productNumber: ({ product, variant }) => variant?.number ?? product.number,
  ean: ({ product, variant }) => gtinOf(variant?.number ?? product.number),
  name: ({ product }) => product.name,
  description: ({ product }) => product.description,
  keywords: always(null),
  metaTitle: always(null),
  metaDescription: always(null),
  active: always(true),
  available,
  stock,
  availableStock: stock,
  isCloseout: always(true),
  displayGroup: displayGroupOf,
  minPurchase: always(1),
  maxPurchase: always(null),
  purchaseSteps: always(1),
  purchaseUnit: always(null),
  referenceUnit: always(null),
  shippingFree: always(false),
  markAsTopseller: ({ product }) => isTopSeller(product),
  isNew: ({ product }) => product.isNew,
  releaseDate: ({ product }) => createdAtOf(product),
  restockTime: always(null),
  ratingAverage: ({ product }, shop) => ratingOf(shop.catalogue.seed, product),
  sales: ({ product }) => product.popularity,
  childCount: ({ product, variant }, shop) => (variant ? 0 : shop.catalogue.variantsOf(product).length),
  type: always('physical'),
  states: always(['is-physical']),
  categoryTree: ({ product }, shop) => categoryTreeOf(shop, product),
  categoryIds: ownCategoryIds,
  optionIds: ({ variant }) => (variant ? optionIdsOf(variant) : null),
  propertyIds: ({ product }) => propertiesOf(product).map(({ id }) => id),
  options: ({ variant }) => (variant ? optionsOf(variant) : null),
  properties: loaded('properties', properties),
  categories: loaded('categories', categoriesBy(ownCategoryIds)),
  categoriesRo: loaded(
    'categoriesRo',
    categoriesBy(({ product }, shop) => categoryTreeOf(shop, product)),
  ),
  children: always(null),
  sortedProperties: always(null),
  manufacturer: ({ product }) => toManufacturer(product.brand),
  cover,
  media: loaded('media', media),
  calculatedPrice: ({ product }) => toCalculatedPrice(product),
  calculatedPrices: ({ product }) => toCalculatedPrices(product),
  calculatedMaxPurchase: (subject, shop) => Math.min(100, stockOfSubject(shop, subject)),
  calculatedCheapestPrice: ({ product }) => ({ ...toCalculatedPrice(product), ...noCheapest }),
  seoUrls,
  seoCategory: loaded('seoCategory', seoCategory),
  cmsPageId: always(cmsPageId('product')),
  cmsPageVersionId: always(LIVE_VERSION_ID),
  cmsPage: always(null),
  crossSellings: always(null),
  customFields: ({ product }) => ({
    nd_measures: garmentMeasures(product),
    ...(product.archived && { nd_archived: true }),
  }),
  extensions: ({ product }) => ({ categoryLabels: categoryLabelsOf(product) }),
  translated,
  createdAt: ({ product }) => createdAtOf(product),
  updatedAt: always(null),
  apiAlias: always('product'),
};

const ALL_FIELDS = Object.entries(FIELDS);

/** A product or variant on the wire. */
export function toProduct(shop: Shop, subject: ProductSubject, options: ProductShapeOptions): ProductShape {
  const shape: ProductShape = {};
  for (const [name, field] of ALL_FIELDS) {
    if (options.fields && !options.fields.has(name) && name !== 'apiAlias') continue;
    shape[name] = field(subject, shop, options);
  }
  return shape;
}
