import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { LiveRegion } from '@weefsel/ui';
import { EmptyCart } from './empty-cart';
import { CartLines, LinesSkeleton } from './lines/cart-lines';
import type { PricesOfProducts } from './lines/load-quantity-prices';
import { LostLines } from './lost/lost-lines';
import { Notices } from './notices/notices';
import { missedNotice, useNotices, type NoticesOptions } from './notices/use-notices';
import { useCartChanges } from './use-cart-changes';
import { useCartView } from './use-cart-view';

interface CartContentsProps extends NoticesOptions {
  /** Quantity prices that were served with the page. */
  prices?: PricesOfProducts | undefined;
}

/** The cart's lines and messages, in any state. Page and panel add their own frame. */
export const CartContents = observer(function CartContents({ prices, ...options }: CartContentsProps) {
  const { cart, snippets } = useStores();
  const view = useCartView();
  const { notices, tell, dismiss } = useNotices(options);
  const { announcement, elementIdOf, emptyId, onChanged } = useCartChanges();
  const isLost = (lineId: string) => cart.memory.lost.some(({ line }) => line.id === lineId);
  const ofLines = notices.filter(({ lineId }) => cart.lines.some(({ id }) => id === lineId));
  const spoken = [announcement, ...ofLines.map(({ text, values }) => snippets.text(text, values))];

  return (
    <>
      <LiveRegion message={spoken.filter(Boolean).join(' ')} />
      <LostLines />
      <Notices notices={notices.filter((notice) => !ofLines.includes(notice))} />
      {view === 'loading' && <LinesSkeleton />}
      {view === 'empty' && <EmptyCart headingId={emptyId} />}
      {view === 'failed' && (
        <RetryMessage
          title="headless.cart.failed"
          text="headless.cart.failedHelp"
          onRetry={() => void cart.refresh()}
        />
      )}
      {view === 'filled' && (
        <CartLines
          notices={ofLines}
          elementIdOf={elementIdOf}
          served={prices}
          onChange={dismiss}
          onChanged={onChanged}
          onMissed={(line) => !isLost(line.id) && tell(missedNotice(line))}
        />
      )}
    </>
  );
});
