import type { PanelProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { EmptyWishlist } from '../wishlist/empty-wishlist';
import { ShareList } from '../wishlist/share-list';
import { useSavedProducts } from '../wishlist/use-saved-products';
import { WishlistRows, WishlistSkeleton } from '../wishlist/wishlist-rows';

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

/** The wishlist in the shell's panel: the saved products for sale. The shell owns title and close button. */
export const Fragment = observer(function WishlistPanel({ onClose }: PanelProps) {
  const { snippets } = useStores();
  const { view, cards, expected, retry } = useSavedProducts();
  // A link to the current page does not navigate, so the panel closes itself.
  const closeOnLink = (event: MouseEvent) => {
    if (isLink(event)) onClose();
  };

  return (
    <div onClick={closeOnLink}>
      {view === 'empty' && <EmptyWishlist />}
      <WishlistRows cards={cards} />
      {cards.length > 0 && <ShareList ids={cards.map(({ id }) => id)} />}
      {view === 'loading' && (
        <WishlistSkeleton label={snippets.text('headless.wishlist.loading')} rows={expected} />
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
