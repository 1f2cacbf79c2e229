import type { Product } from '../../catalogue/types.ts';
import type { WireItem } from './wire-types.ts';

/**
 * Item numbers end in the product's commerce id, as in feeds of the vendor's plugin. A client that has a product thus
 * knows its item. Clicks, views and purchases are of one item.
 */
export const itemNumber = (product: Product): string => `nl-${product.id}`;

const attribute = (name: string, value: string): { name: string; values: string[] } => ({
  name,
  values: [value],
});

/** One product as the service sends it; `swid` is its id in the commerce backend, prices are in euros. */
export function toItem(product: Product, publicOrigin: string): WireItem {
  const [cover = ''] = product.mediaIds;
  const attributes = [attribute('swid', product.id), attribute('brandId', product.brand.id)];
  if (product.lowestPriceCents !== null)
    attributes.push(attribute('oldprice', (product.lowestPriceCents / 100).toFixed(2)));
  if (product.isNew) attributes.push(attribute('nieuw', 'Ja'));
  return {
    itemno: itemNumber(product),
    type: 'product',
    title: product.name,
    price: product.priceCents / 100,
    brand: product.brand.name,
    image: `${publicOrigin}/media/${cover}.jpg?w=320`,
    url: `/${product.seoPath}`,
    attributes,
    visualproperties: { colspan: 1, rowspan: 1 },
    origin: null,
  };
}
