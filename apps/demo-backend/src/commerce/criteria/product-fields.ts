import { categoryTreeOf, createdAtOf, stockOfSubject, subjectId } from '../product-subject.ts';
import type { ProductSubject } from '../product-subject.ts';
import { optionIdsOf, propertiesOf } from '../shapes/option-shape.ts';
import type { Shop } from '../shop.ts';
import { fieldsOf } from './entity-fields.ts';
import type { FieldReader, FieldValue } from './filter.ts';

type Read = (subject: ProductSubject) => FieldValue;

/** What products can be filtered and sorted by. */
export function productFields(shop: Shop): FieldReader<ProductSubject> {
  const stock: Read = (subject) => stockOfSubject(shop, subject);
  const tree: Read = ({ product }) => categoryTreeOf(shop, product);
  const own: Read = ({ product }) => product.categories.map(({ id }) => id);
  const options: Read = ({ variant }) => (variant ? optionIdsOf(variant) : []);
  const properties: Read = ({ product }) => propertiesOf(product).map(({ id }) => id);
  const price: Read = ({ product }) => product.priceCents / 100;
  const created: Read = ({ product }) => createdAtOf(product);
  const brand: Read = ({ product }) => product.brand.id;
  return fieldsOf<ProductSubject>('product', {
    id: subjectId,
    parentId: ({ product, variant }) => (variant ? product.id : null),
    productNumber: ({ product, variant }) => variant?.number ?? product.number,
    name: ({ product }) => product.name,
    description: ({ product }) => product.description,
    active: () => true,
    available: (subject) => stockOfSubject(shop, subject) > 0,
    stock,
    availableStock: stock,
    isNew: ({ product }) => product.isNew,
    markAsTopseller: ({ product }) => product.popularity > 850,
    sales: ({ product }) => product.popularity,
    shippingFree: () => false,
    ratingAverage: () => null,
    manufacturerId: brand,
    'manufacturer.id': brand,
    'manufacturer.name': ({ product }) => product.brand.name,
    categoryTree: tree,
    'categoriesRo.id': tree,
    categoryIds: own,
    'categories.id': own,
    optionIds: options,
    'options.id': options,
    propertyIds: properties,
    'properties.id': properties,
    price,
    cheapestPrice: price,
    'visibilities.visibility': () => 30,
    createdAt: created,
    releaseDate: created,
  });
}
