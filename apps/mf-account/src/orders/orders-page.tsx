import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import { AccountFrame } from '../frame/account-frame';
import { OrderCardSkeleton } from './order-card';
import { OrderList } from './order-list';
import classes from './orders-page.module.css';
import { pageIn } from './orders-href';

/** Everything that a customer ordered, newest first. */
export const Page = observer(function OrdersPage({ href }: Pick<PageProps, 'href'>) {
  const { snippets } = useStores();
  const title = <Heading level={1}>{snippets.text('headless.orders.title')}</Heading>;
  snippets.carry('orders', 'login');

  return (
    <AccountFrame
      href={href}
      skeleton={
        <div className={classes.orders}>
          {title}
          <OrderCardSkeleton />
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </div>
      }
    >
      {() => (
        <div className={classes.orders}>
          {title}
          <OrderList page={pageIn(href)} />
        </div>
      )}
    </AccountFrame>
  );
});
