import type { DeclaredEvent, TrackedItem } from '@weefsel/contracts';
import type { ProductCard } from '../cards/to-product-cards';
import type { Found } from './found';

const LIST = { id: 'search-popup', name: 'Zoeksuggesties' };

const toItem = (product: ProductCard, index: number): TrackedItem => ({
  id: product.id,
  name: product.name,
  ...(product.brand && { brand: product.brand }),
  price: product.amount,
  ...(product.was !== undefined && { discount: product.was - product.amount }),
  index,
});

/** That these products were seen; nothing without any. */
export function toFoundList({ products }: Found): DeclaredEvent | undefined {
  if (products.length === 0) return undefined;
  return { name: 'view_item_list', list: LIST, items: products.map(toItem) };
}

/** That a product was followed, and with which answer of the search service it came. */
export const toFollowed = (product: ProductCard, index: number): DeclaredEvent => ({
  name: 'select_item',
  list: LIST,
  item: toItem(product, index),
  ...(product.found && { found: product.found }),
});
