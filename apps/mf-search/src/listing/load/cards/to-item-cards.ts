import { itemSwid, type ListingAnswer, type SearchItem } from '@weefsel/api-clients';
import { localPath, NO_LINK, productHref } from '@weefsel/contracts';
import { toPrice } from '@weefsel/product';
import type { ListingCard } from '../../listing-data';

function toItemCard(item: SearchItem, requestId: string): ListingCard | undefined {
  const id = itemSwid(item);
  const href = productHref({ seoUrls: [{ seoPathInfo: item.url ?? null }] });
  if (!id || !item.title || href === NO_LINK || /^\w+:/.test(localPath(href) ?? '')) return undefined;
  const { price } = item;
  return {
    id,
    href,
    brand: item.brand ?? '',
    name: item.title,
    ...(typeof price === 'number' && Number.isFinite(price) && { price: toPrice({ amount: price }) }),
    notLive: true,
    ...(item.image && { image: item.image }),
    ...(requestId && { found: { itemId: item.itemno, requestId } }),
  };
}

/** Cards of what only the search service says of products: their prices may not be today's. */
export const toItemCards = ({
  items,
  requestId,
}: Pick<ListingAnswer, 'items' | 'requestId'>): ListingCard[] =>
  items.flatMap((item) => toItemCard(item, requestId) ?? []);
