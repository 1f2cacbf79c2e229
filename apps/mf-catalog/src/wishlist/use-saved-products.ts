import { CARD_FIELDS, toProductCard } from '@weefsel/product';
import { useStores } from '@weefsel/stores';
import { useEffect } from 'react';
import type { WishlistCard } from './saved-product';

const NONE: readonly WishlistCard[] = [];

/**
 * Products on the wishlist. Fetches those not yet known, neither as product nor as card. For use inside an observer.
 */
export function useSavedProducts(served = NONE) {
  const { wishlist } = useStores();
  const { ids, products, state } = wishlist;
  const cardOf = (id: string): WishlistCard | undefined => {
    const product = products.found.get(id);
    return product ? toProductCard(product) : served.find((card) => card.id === id);
  };
  const listed = ids.flatMap((id) => (products.isGone(id) ? [] : (cardOf(id) ?? [])));
  const unknown = ids.filter((id) => !products.found.has(id) && !cardOf(id));
  const asked = unknown.join();

  useEffect(() => {
    if (asked) void products.load(asked.split(','), CARD_FIELDS);
  }, [products, asked]);

  const viewOf = () => {
    if (unknown.length > 0) return products.state.state === 'failed' ? 'failed' : 'loading';
    if (listed.length > 0) return 'complete';
    if (state.state === 'failed') return 'failed';
    return state.state === 'ready' ? 'empty' : 'loading';
  };

  return {
    /** State to show beside the available products. */
    view: viewOf(),
    /** In the order of the list; only products for sale. */
    cards: listed,
    /** Number of loading products, at least one. */
    expected: Math.max(1, unknown.length),
    retry: () => (unknown.length > 0 ? products.load(unknown, CARD_FIELDS) : wishlist.refresh()),
  };
}
