import { ratingOf } from '../../catalogue/reviews/create-reviews.ts';
import { DELIVERY_TIME } from '../checkout/delivery-methods.ts';
import {
  categoryTreeOf,
  createdAtOf,
  displayGroupOf,
  isTopSeller,
  stockOfSubject,
  subjectId,
  type ProductSubject,
} from '../products/product-subject.ts';
import { TAX_ID, TAX_RATE } from '../context/reference-data.ts';
import { groupId, optionIdsOf, optionNamesOf, propertiesOf, type GroupName } from '../shapes/option-shape.ts';
import { gtinOf } from '../shapes/gtin.ts';
import type { Shop } from '../shop.ts';
import { fieldsOf } from './entity-fields.ts';
import type { FieldReader, FieldValue } from './field-value.ts';
import { productDocumentFields } from './product-document-fields.ts';

type Read = (subject: ProductSubject) => FieldValue;

const CHOICES: readonly GroupName[] = ['Kleur', 'Maat', 'Lengtemaat'];

/** Fields that identify a product. */
const IDENTITY: Record<string, Read> = {
  id: subjectId,
  parentId: ({ product, variant }) => (variant ? product.id : null),
  displayGroup: displayGroupOf,
  productNumber: ({ product, variant }) => variant?.number ?? product.number,
  ean: ({ product, variant }) => gtinOf(variant?.number ?? product.number),
  name: ({ product }) => product.name,
  description: ({ product }) => product.description,
  type: () => 'physical',
  states: () => ['is-physical'],
  active: () => true,
  'visibilities.visibility': () => 30,
};

const SALE: Record<string, Read> = {
  isNew: ({ product }) => product.isNew,
  isCloseout: () => true,
  shippingFree: () => false,
  markAsTopseller: ({ product }) => isTopSeller(product),
  sales: ({ product }) => product.popularity,
  minPurchase: () => 1,
  taxId: () => TAX_ID,
  'tax.taxRate': () => TAX_RATE,
  deliveryTimeId: () => DELIVERY_TIME.id,
  manufacturerId: ({ product }) => product.brand.id,
  'manufacturer.name': ({ product }) => product.brand.name,
  createdAt: ({ product }) => createdAtOf(product),
  releaseDate: ({ product }) => createdAtOf(product),
};

/** Options of a variant and properties of the product: ids, names and groups. */
const CHARACTER: Record<string, Read> = {
  optionIds: ({ variant }) => (variant ? optionIdsOf(variant) : []),
  'options.id': ({ variant }) => (variant ? optionIdsOf(variant) : []),
  'options.name': ({ variant }) => (variant ? optionNamesOf(variant) : []),
  'options.groupId': ({ variant }) =>
    variant ? CHOICES.slice(0, optionIdsOf(variant).length).map(groupId) : [],
  propertyIds: ({ product }) => propertiesOf(product).map(({ id }) => id),
  'properties.id': ({ product }) => propertiesOf(product).map(({ id }) => id),
  'properties.name': ({ product }) => propertiesOf(product).map(({ name }) => name),
  'properties.groupId': ({ product }) => propertiesOf(product).map(({ group }) => groupId(group)),
};

/** Discount on the former price in percent; 0 without one. */
function discountOf({ priceCents, listPriceCents }: ProductSubject['product']): number {
  return listPriceCents === null ? 0 : Math.round((1 - priceCents / listPriceCents) * 10000) / 100;
}

/** Adds the alias of each group field: `options.group.id` is `options.groupId`. */
function aliases(fields: Record<string, Read>): Record<string, Read> {
  const longer = Object.entries(fields).flatMap(([name, read]) =>
    name.endsWith('.groupId') ? [[name.replace('groupId', 'group.id'), read] as const] : [],
  );
  return { ...fields, ...Object.fromEntries(longer) };
}

/** Product fields to filter, sort, group and count by. */
export function productFields(shop: Shop): FieldReader<ProductSubject> {
  const stock: Read = (subject) => stockOfSubject(shop, subject);
  const tree: Read = ({ product }) => categoryTreeOf(shop, product);
  const own: Read = ({ product }) => product.categories.map(({ id }) => id);
  const price: Read = ({ product }) => product.priceCents / 100;
  return fieldsOf<ProductSubject>('product', {
    ...productDocumentFields(shop),
    ...IDENTITY,
    ...SALE,
    ...aliases(CHARACTER),
    available: (subject) => stockOfSubject(shop, subject) > 0,
    stock,
    availableStock: stock,
    childCount: ({ product, variant }) => (variant ? 0 : shop.catalogue.variantsOf(product).length),
    ratingAverage: ({ product }) => ratingOf(shop.catalogue.seed, product),
    price,
    cheapestPrice: price,
    'cheapestPrice.percentage': ({ product }) => discountOf(product),
    categoryTree: tree,
    categoriesRo: tree,
    'categoriesRo.id': tree,
    categoryIds: own,
    'categories.id': own,
    'categories.name': ({ product }) => product.categories.map(({ name }) => name),
  });
}
