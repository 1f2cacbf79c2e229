import type { DeclaredEvent } from '@weefsel/contracts';
import { toTrackedItem, type ProductCardData } from '@weefsel/product';
import type { Found } from './found';

const LIST = { id: 'search-popup', name: 'Zoeksuggesties' };

/** The event that products were seen. */
export const toFoundList = ({ products }: Found): DeclaredEvent => ({
  name: 'view_item_list',
  list: LIST,
  items: products.map(toTrackedItem),
});

/** The event that a product was followed, with the answer of the search service that it came from. */
export const toFollowed = (product: ProductCardData, index: number): DeclaredEvent => ({
  name: 'select_item',
  list: LIST,
  item: toTrackedItem(product, index),
  ...(product.found && { found: product.found }),
});
