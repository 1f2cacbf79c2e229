import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import type { ReactNode } from 'react';
import { AccountFrame } from '../frame/account-frame';
import { OrderCardSkeleton } from './order-card';
import type { OrdersData } from './load-orders';
import { OrderList } from './order-list';
import classes from './orders-page.module.css';
import { pageIn } from './orders-href';

type OrdersPageProps = Pick<PageProps, 'href'> & Partial<PageProps<OrdersData>>;

/** All orders of a customer, newest first. */
export const Page = observer(function OrdersPage({ href, data }: OrdersPageProps) {
  const { snippets } = useStores();
  snippets.carry('orders', 'login');
  const page = (content: ReactNode) => (
    <div className={classes.orders}>
      <Heading level={1}>{snippets.text('headless.orders.title')}</Heading>
      {content}
    </div>
  );
  const skeleton = (
    <>
      <OrderCardSkeleton />
      <OrderCardSkeleton />
      <OrderCardSkeleton />
    </>
  );
  return (
    <AccountFrame href={href} skeleton={page(skeleton)}>
      {(_, isFirst) => page(<OrderList page={pageIn(href)} served={isFirst ? data?.orders : null} />)}
    </AccountFrame>
  );
});
