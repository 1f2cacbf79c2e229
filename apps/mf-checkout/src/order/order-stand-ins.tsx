import { paths } from '@weefsel/contracts';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Message, Skeleton, VisuallyHidden } from '@weefsel/ui';
import type { OrderStore } from './order-store';

export const OrderSkeleton = observer(function OrderSkeleton({ height = '32rem' }: { height?: string }) {
  const { snippets } = useStores();
  return (
    <div role="status">
      <VisuallyHidden>{snippets.text('headless.ordered.loading')}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
});

interface OrderMissingProps {
  store: OrderStore;
  orderId: string | undefined;
}

/** Shown for an order that did not load, or that this session may not see. */
export const OrderMissing = observer(function OrderMissing({ store, orderId }: OrderMissingProps) {
  const { snippets } = useStores();
  if (store.state.state === 'failed') {
    return (
      <RetryMessage
        title="headless.ordered.failed"
        text="headless.ordered.failedHelp"
        onRetry={() => void store.load(orderId)}
      />
    );
  }
  return (
    <Message
      kind="info"
      title={snippets.text('headless.ordered.unknown')}
      action={{ label: snippets.text('headless.ordered.orders'), href: paths.orders.to() }}
    >
      {snippets.text('headless.ordered.unknownHelp')}
    </Message>
  );
});
