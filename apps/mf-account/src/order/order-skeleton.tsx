import { observer, useStores } from '@weefsel/stores';
import { Heading, Skeleton } from '@weefsel/ui';
import classes from './order.module.css';

/** The place of an order until it is there. */
export const OrderSkeleton = observer(function OrderSkeleton() {
  const { snippets } = useStores();
  return (
    <div className={classes.order}>
      <Heading level={1}>{snippets.text('headless.order.title')}</Heading>
      <Skeleton width="18rem" height="1.5rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  );
});
