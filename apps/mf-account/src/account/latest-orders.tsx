import { paths } from '@weefsel/contracts';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import { Section } from '../frame/section';
import { OrderCard, OrderCardSkeleton } from '../orders/order-card';
import { askLatestOrder, type FoundOrders } from '../orders/ask-orders';
import type { Served } from '../session/served';
import { useAsked } from '../session/use-asked';
import classes from './account-overview.module.css';

interface LatestOrdersProps {
  served?: Served<FoundOrders> | undefined;
}

/** The most recent order of the customer. */
export const LatestOrders = observer(function LatestOrders({ served }: LatestOrdersProps) {
  const { commerce, snippets } = useStores();
  const { answer, again } = useAsked('latest', () => askLatestOrder(commerce), served);
  const orders = answer.state === 'ready' ? answer.value.orders.elements : [];

  return (
    <Section className={classes.wide} title="headless.account.latestOrder">
      <div className={classes.latest}>
        {answer.state === 'loading' && <OrderCardSkeleton />}
        {answer.state === 'failed' && <RetryMessage text="headless.orders.failed" onRetry={again} />}
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} level={3} />
        ))}
        {answer.state === 'ready' && orders.length === 0 && (
          <Message
            kind="info"
            action={{ label: snippets.text('headless.login.continue'), href: paths.home.to() }}
          >
            {snippets.text('headless.orders.none')}
          </Message>
        )}
      </div>
      <a href={paths.orders.to()}>{snippets.text('headless.account.allOrders')}</a>
    </Section>
  );
});
