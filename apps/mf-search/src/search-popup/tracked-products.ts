import type { DeclaredEvent } from '@weefsel/contracts';
import { toTrackedItem, type ProductCardData } from '@weefsel/product';
import type { Found } from './suggestion';

const LIST = { id: 'search-popup', name: 'Zoeksuggesties' };

/** Event for shown products. */
export const toFoundList = ({ products }: Found): DeclaredEvent => ({
  name: 'view_item_list',
  list: LIST,
  items: products.map(toTrackedItem),
});

/** Event for a followed product, with its request id of the search service. */
export const toFollowed = (product: ProductCardData, index: number): DeclaredEvent => ({
  name: 'select_item',
  list: LIST,
  item: toTrackedItem(product, index),
  ...(product.found && { found: product.found }),
});
