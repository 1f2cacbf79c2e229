import type { PanelProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { EmptyWishlist } from './empty-wishlist';
import { useSavedProducts } from './use-saved-products';
import { WishlistRows } from './wishlist-rows';
import { WishlistSkeleton } from './wishlist-skeleton';

/** Most places that are kept for products on their way: more are not in sight. */
const MOST_PLACES = 4;

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

/** The wishlist in the shell's panel: the saved products that are for sale. Title and close button are the shell's. */
export const Fragment = observer(function WishlistPanel({ onClose }: PanelProps) {
  const { snippets } = useStores();
  const { view, products, expected, retry } = useSavedProducts();
  // A link to the page that is shown already changes nothing, so the panel itself goes out of the way.
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
