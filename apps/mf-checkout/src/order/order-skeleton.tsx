import { observer, useStores } from '@weefsel/stores';
import { Skeleton, VisuallyHidden } from '@weefsel/ui';

/** The place of an order that is being fetched. */
export const OrderSkeleton = observer(function OrderSkeleton({ height = '32rem' }: { height?: string }) {
  const { snippets } = useStores();
  return (
    <div role="status">
      <VisuallyHidden>{snippets.text('headless.ordered.loading')}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
});
