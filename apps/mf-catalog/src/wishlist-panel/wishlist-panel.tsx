import type { PanelProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import { useEffect, type MouseEvent } from 'react';
import { EmptyWishlist } from './empty-wishlist';
import { WishlistRows, WishlistSkeleton } from './wishlist-rows';
import { CARD_FIELDS } from '@weefsel/product';

/** The products on the wishlist, fetched as far as they are not known yet. For use inside an observer. */
function useSavedProducts() {
  const { wishlist } = useStores();
  const { ids, products, state } = wishlist;
  const listed = products.among(ids);
  const unknown = ids.filter((id) => !products.found.has(id));
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
    /** What is to be shown beside the products that are there. */
    view: viewOf(),
    /** In the order of the list; only those that are for sale. */
    products: listed,
    /** How many are on their way, at least one. */
    expected: Math.max(1, unknown.length),
    retry: () => (unknown.length > 0 ? products.load(unknown, CARD_FIELDS) : wishlist.refresh()),
  };
}

/** Most places that are kept for products on their way: more are not in sight. */
const MOST_PLACES = 4;

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

/** The wishlist in the shell's panel: the saved products that are for sale. Title and close button are the shell's. */
export const Fragment = observer(function WishlistPanel({ onClose }: PanelProps) {
  const { snippets } = useStores();
  const { view, products, expected, retry } = useSavedProducts();
  // A link to the present page changes nothing, so the panel closes itself.
  const closeOnLink = (event: MouseEvent) => {
    if (isLink(event)) onClose();
  };

  return (
    <div onClick={closeOnLink}>
      {view === 'empty' && <EmptyWishlist />}
      <WishlistRows products={products} />
      {view === 'loading' && (
        <WishlistSkeleton
          label={snippets.text('headless.wishlist.loading')}
          rows={Math.min(expected, MOST_PLACES)}
        />
      )}
      {view === 'failed' && (
        <Message
          kind="error"
          action={{ label: snippets.text('headless.common.retry'), onAction: () => void retry() }}
        >
          {snippets.text('headless.wishlist.failed')}
        </Message>
      )}
    </div>
  );
});
