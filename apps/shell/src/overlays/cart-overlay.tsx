import { RemoteFragment } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Dialog } from '@weefsel/ui';
import { CartSkeleton } from './cart-skeleton';

/** The cart panel at the right. Its content is a fragment of mf-checkout, loaded when first opened. */
export const CartOverlay = observer(function CartOverlay({ open }: { open: boolean }) {
  const { cart, overlay, snippets } = useStores();
  const title = cart.isEmpty ? 'headless.cartPanel.title' : 'headless.cartPanel.titleWithCount';
  return (
    <Dialog
      side="right"
      open={open}
      onClose={overlay.close}
      title={snippets.text(title, { count: cart.count })}
      closeLabel={snippets.text('headless.common.close')}
    >
      <RemoteFragment
        of="mf-checkout"
        name="CartPanel"
        props={{ onClose: overlay.close }}
        loading={<CartSkeleton lines={Math.min(Math.max(cart.lines.length, 1), 4)} />}
      />
    </Dialog>
  );
});
