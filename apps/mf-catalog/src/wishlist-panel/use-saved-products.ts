import type { Product } from '@weefsel/api-clients';
import { CARD_FIELDS } from '@weefsel/product';
import { useStores } from '@weefsel/stores';
import { useEffect } from 'react';

interface SavedProducts {
  /** What is to be shown beside the products that are there. */
  view: 'complete' | 'empty' | 'loading' | 'failed';
  /** In the order of the list; only those that are for sale. */
  products: readonly Product[];
  /** How many are on their way, at least one. */
  expected: number;
  retry: () => Promise<void>;
}

/** The products on the wishlist, fetched as far as they are not known yet. For use inside an observer. */
export function useSavedProducts(): SavedProducts {
  const { wishlist } = useStores();
  const { ids, products, state } = wishlist;
  const listed = products.among(ids);
  const unknown = ids.filter((id) => !products.found.has(id));
  const asked = unknown.join();

  useEffect(() => {
    if (asked) void products.load(asked.split(','), CARD_FIELDS);
  }, [products, asked]);

  const viewOf = (): SavedProducts['view'] => {
    if (unknown.length > 0) return products.state.state === 'failed' ? 'failed' : 'loading';
    if (listed.length > 0) return 'complete';
    if (state.state === 'failed') return 'failed';
    return state.state === 'ready' ? 'empty' : 'loading';
  };

  return {
    view: viewOf(),
    products: listed,
    expected: Math.max(1, unknown.length),
    retry: () => (unknown.length > 0 ? products.load(unknown, CARD_FIELDS) : wishlist.refresh()),
  };
}
