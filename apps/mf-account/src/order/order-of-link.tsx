import type { OrderOfLink as FoundOrder } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Heading, Message, Skeleton } from '@weefsel/ui';
import type { Served } from '../session/served';
import { useAsked } from '../session/use-asked';
import { OrderDetail } from './order-detail';
import classes from './order.module.css';

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

interface OrderOfLinkProps {
  code: string;
  served?: Served<FoundOrder | null> | undefined;
}

/** The order of a link, or the reason why it is not shown. */
export const OrderOfLink = observer(function OrderOfLink(props: OrderOfLinkProps) {
  const { code, served } = props;
  const { commerce, snippets } = useStores();
  const { answer, again } = useAsked(
    code,
    (signal) => commerce.order.byLink(code, undefined, signal),
    served,
  );

  if (answer.state === 'loading') return <OrderSkeleton />;
  if (answer.state === 'failed' || !answer.value) {
    return (
      <div className={classes.order}>
        <Heading level={1}>{snippets.text('headless.order.title')}</Heading>
        {answer.state === 'failed' ? (
          <RetryMessage text="headless.order.failed" onRetry={again} />
        ) : (
          <Message
            kind="info"
            action={{ label: snippets.text('headless.account.allOrders'), href: paths.orders.to() }}
          >
            {snippets.text('headless.order.unknown')}
          </Message>
        )}
      </div>
    );
  }
  return <OrderDetail {...answer.value} onChanged={again} />;
});
