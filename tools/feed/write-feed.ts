import { XMLBuilder } from 'fast-xml-parser';
import type { FeedCategory, FeedProduct, Goods } from './goods.ts';

interface FeedOptions {
  /** Origin of the shop, without a trailing slash. */
  origin: string;
  /** Item number of a product, with the placeholder `{id}`: `SEARCH_PRODUCT_KEY` of the storefront. */
  productKey: string;
}

const toCategory = ({ id, name, rank, parentId }: FeedCategory) => ({
  categoryid: id,
  name,
  rank,
  ...(parentId && { parents: { categoryid: parentId } }),
});

/** Attributes that hide an item from lists; the shop filters by them. */
const hidden = ({ stock, isArchived, isNew }: FeedProduct): [string, string][] => [
  ['stock_status', stock > 0 ? 'instock' : 'outofstock'],
  ['season_archived', String(isArchived)],
  ['season_hidden_new', String(!isNew)],
];

const YES = (title: string): [string, string] => [title, 'Ja'];

const reducedFrom = (price: number | undefined): [string, string][] =>
  price === undefined ? [] : [['oldprice', price.toFixed(2)], YES('Sale')];

function attributesOf(product: FeedProduct): [string, string][] {
  const { id, brand, oldPrice, isNew, facets } = product;
  return [
    ['swid', id],
    ['brandId', brand.id],
    ['Merk', brand.name],
    ...hidden(product),
    ...reducedFrom(oldPrice),
    ...(isNew ? [YES('Nieuw')] : []),
    ...Object.entries(facets).flatMap(([title, values]) =>
      values.map((value): [string, string] => [title, value]),
    ),
  ];
}

const toItem = (product: FeedProduct, { origin, productKey }: FeedOptions) => ({
  id: productKey.replace('{id}', product.id),
  name: product.name,
  price: product.price.toFixed(2),
  stock: product.stock,
  brand: product.brand.name,
  image: product.image,
  url: origin + product.path,
  attributes: { attribute: attributesOf(product).map(([name, value]) => ({ name, value })) },
  categories: { categoryid: product.categoryIds },
});

/** Goods in the search service's import format: categories and items in one XML document. */
export function writeFeed({ categories, products }: Goods, options: FeedOptions): string {
  const feed = {
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    tweakwise: {
      categories: { category: categories.map(toCategory) },
      items: { item: products.map((product) => toItem(product, options)) },
    },
  };
  return new XMLBuilder({ format: true, indentBy: '  ', ignoreAttributes: false }).build(feed);
}
