import { paths } from '@weefsel/contracts';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import type { Served } from '../session/served';
import { useAsked } from '../session/use-asked';
import { askOrders, PER_PAGE, type FoundOrders } from './ask-orders';
import { OrderCard, OrderCardSkeleton } from './order-card';
import { ordersHref } from './orders-href';
import classes from './orders-page.module.css';

interface OrderListProps {
  page: number;
  served?: Served<FoundOrders> | undefined;
}

export const OrderList = observer(function OrderList({ page, served }: OrderListProps) {
  const { commerce, snippets } = useStores();
  const { answer, again } = useAsked(String(page), () => askOrders(commerce, page), served);

  if (answer.state === 'failed') return <RetryMessage text="headless.orders.failed" onRetry={again} />;
  if (answer.state === 'loading') {
    return (
      <div className={classes.list} role="status" aria-label={snippets.text('headless.orders.loading')}>
        <OrderCardSkeleton />
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </div>
    );
  }

  const { elements, total } = answer.value.orders;
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  if (total === 0) {
    return (
      <Message
        kind="info"
        action={{ label: snippets.text('headless.login.continue'), href: paths.home.to() }}
      >
        {snippets.text('headless.orders.none')}
      </Message>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {elements.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} level={2} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={classes.turns} aria-label={snippets.text('headless.orders.pages')}>
          {page > 1 && (
            <Button href={ordersHref(page - 1)} variant="secondary" rel="prev">
              {snippets.text('headless.orders.newer')}
            </Button>
          )}
          <span>{snippets.text('headless.orders.page', { page, pages })}</span>
          {page < pages && (
            <Button href={ordersHref(page + 1)} variant="secondary" rel="next">
              {snippets.text('headless.orders.older')}
            </Button>
          )}
        </nav>
      )}
    </>
  );
});
