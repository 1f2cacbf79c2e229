import { RemoteFragment } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Dialog } from '@weefsel/ui';
import { CartSkeleton } from './cart-skeleton';

/** The wishlist panel at the right. Its content is a fragment of mf-catalog, loaded when first opened. */
export const WishlistOverlay = observer(function WishlistOverlay({ open }: { open: boolean }) {
  const { overlay, snippets, wishlist } = useStores();
  const { count } = wishlist;
  const title = count === 0 ? 'headless.wishlist.title' : 'headless.wishlist.titleWithCount';
  return (
    <Dialog
      side="right"
      open={open}
      onClose={overlay.close}
      title={snippets.text(title, { count })}
      closeLabel={snippets.text('headless.common.close')}
    >
      <RemoteFragment
        of="mf-catalog"
        name="WishlistPanel"
        props={{ onClose: overlay.close }}
        loading={<CartSkeleton lines={Math.min(Math.max(count, 1), 4)} />}
      />
    </Dialog>
  );
});
