import * as v from 'valibot';
import { list, maybe, maybeText, text } from '@weefsel/contracts/shapes';
import { cheapestPrice, media, productPrice, seoUrl, translatedNames } from './base';

export type Brand = v.InferOutput<typeof brand>;
export const brand = v.object({ id: v.string(), name: v.string(), url: maybe(v.string()) });

export type Gender = 'dames' | 'heren';

/** Addresses of one manufacturer's pages by category. */
export type ManufacturerSeoUrls = v.InferOutput<typeof manufacturerSeoUrls>;
export const manufacturerSeoUrls = v.object({
  seoUrls: v.object({ all: v.array(v.object({ categoryId: v.string(), seoPath: v.string() })) }),
});

const productMedia = v.object({ id: maybeText, position: maybe(v.number()), media: maybe(media) });

const named = { name: maybe(v.string()), position: maybe(v.number()) };
/** `text`, `color`, `media`, `select` … */
const displayType = maybeText;

export type PropertyOption = v.InferOutput<typeof propertyOption>;
const propertyOption = v.object({
  ...named,
  id: v.string(),
  groupId: maybe(v.string()),
  colorHexCode: maybe(v.string()),
  media: maybe(media),
  translated: maybe(v.object(named)),
  /** Lacks its id when the request left it out. */
  group: maybe(v.object({ ...named, id: text, displayType, translated: translatedNames })),
});

export type PropertyGroup = v.InferOutput<typeof propertyGroup>;
const propertyGroup = v.object({
  ...named,
  id: v.string(),
  displayType,
  options: maybe(v.array(propertyOption)),
  translated: translatedNames,
});

/** The shop's own label on a product card. */
export type CategoryLabel = v.InferOutput<typeof categoryLabel>;
const categoryLabel = v.object({
  id: v.string(),
  name: v.string(),
  backgroundColor: maybe(v.string()),
  color: maybe(v.string()),
});

const anyFields = maybe(v.record(v.string(), v.unknown()));

export type Manufacturer = v.InferOutput<typeof manufacturer>;
export const manufacturer = v.object({
  /** Empty when the request left it out. */
  id: text,
  name: maybe(v.string()),
  translated: maybe(v.object({ name: maybe(v.string()), description: maybe(v.string()) })),
  media: maybe(media),
  customFields: anyFields,
});

/** Measurements of a garment in cm. Each size has one value per name, in the same order. */
export type GarmentMeasures = v.InferOutput<typeof garmentMeasures>;
const garmentMeasures = v.object({
  measures: v.array(v.string()),
  sizes: list(v.object({ size: v.string(), cm: v.array(v.number()) })),
});

const productFields = maybe(v.objectWithRest({ nd_measures: maybe(garmentMeasures) }, v.unknown()));

const own = v.object({
  id: v.string(),
  parentId: maybe(v.string()),
  active: maybe(v.boolean()),
  available: maybe(v.boolean()),
  productNumber: maybe(v.string()),
  ean: maybe(v.string()),
  name: maybe(v.string()),
  translated: v.nullish(
    v.object({
      name: maybe(v.string()),
      description: maybe(v.string()),
      metaTitle: maybe(v.string()),
      metaDescription: maybe(v.string()),
      customFields: anyFields,
    }),
    {},
  ),
  manufacturer: maybe(manufacturer),
  manufacturerId: maybe(v.string()),
  cover: maybe(productMedia),
  media: maybe(v.array(productMedia)),
  seoUrls: maybe(v.array(seoUrl)),
  calculatedPrice: productPrice,
  /** Prices of a rule by quantity. Each carries its last quantity; the last price carries its first. */
  calculatedPrices: maybe(v.array(productPrice)),
  /** Price of the cheapest variant. `hasRange` when variants differ in price. */
  calculatedCheapestPrice: maybe(cheapestPrice),
  calculatedMaxPurchase: maybe(v.number()),
  minPurchase: maybe(v.number()),
  purchaseSteps: maybe(v.number()),
  stock: maybe(v.number()),
  availableStock: maybe(v.number()),
  isCloseout: maybe(v.boolean()),
  isNew: maybe(v.boolean()),
  releaseDate: maybeText,
  shippingFree: maybe(v.boolean()),
  childCount: maybe(v.number()),
  options: maybe(v.array(propertyOption)),
  optionIds: maybe(v.array(v.string())),
  properties: maybe(v.array(propertyOption)),
  categoryTree: maybe(v.array(v.string())),
  seoCategory: maybe(
    v.object({
      id: v.string(),
      translated: v.nullish(
        v.object({ name: maybe(v.string()), breadcrumb: v.exactOptional(v.array(v.string())) }),
        {},
      ),
      seoUrls: maybe(v.array(seoUrl)),
    }),
  ),
  states: maybe(v.array(v.string())),
  deliveryTime: maybe(
    v.object({
      min: v.exactOptional(v.number()),
      max: v.exactOptional(v.number()),
      unit: maybeText,
      translated: translatedNames,
    }),
  ),
  customFields: productFields,
  extensions: maybe(v.object({ categoryLabels: v.exactOptional(list(categoryLabel)) })),
  createdAt: maybeText,
  updatedAt: maybe(v.string()),
});

const variant = v.object({ ...own.entries, calculatedPrice: v.exactOptional(productPrice) });

/** Variants, when requested. */
const children = maybe(v.array(variant));

export type Product = v.InferOutput<typeof product>;
export const product = v.object({ ...own.entries, children });

/** A product from a request that left out prices. */
export const productWithoutPrice = v.object({ ...variant.entries, children });

export type ProductDetail = v.InferOutput<typeof productDetail>;
export const productDetail = v.object({ product, configurator: v.nullish(v.array(propertyGroup), null) });

/** One group of products that are sold together with another one. */
export type CrossSelling = v.InferOutput<typeof crossSelling>;
const crossSelling = v.object({
  crossSelling: v.object({ id: v.string(), translated: translatedNames, position: maybe(v.number()) }),
  products: list(product),
});
export const crossSellings = v.array(crossSelling);

export const foundVariant = v.object({
  variantId: v.string(),
  options: v.exactOptional(v.array(v.string())),
});
