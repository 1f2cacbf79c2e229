import { itemSwid, type Product, type SearchItem } from '@weefsel/api-clients';
import type { ProductCardData } from './product-card-data';
import { toProductCard } from './to-product-card';

/** What the search service found; `requestId` names its answer. */
interface FoundItems {
  items: readonly Pick<SearchItem, 'itemno' | 'attributes'>[];
  requestId?: string | undefined;
}

/** Cards of products that the search service named, in their order; each knows the answer that it came with. */
export function toFoundCards(
  products: readonly Product[],
  { items, requestId }: FoundItems,
  toCard: (product: Product) => ProductCardData = toProductCard,
): ProductCardData[] {
  const itemIds = new Map(items.map((item) => [itemSwid(item), item.itemno]));
  return products.map((product) => {
    const itemId = itemIds.get(product.id);
    return { ...toCard(product), ...(itemId && requestId && { found: { itemId, requestId } }) };
  });
}
