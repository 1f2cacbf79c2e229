import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { AccountFrame } from '../frame/account-frame';
import { AccountOverview } from './account-overview';
import { Heading, Skeleton, VisuallyHidden } from '@weefsel/ui';
import { OrderCardSkeleton } from '../orders/order-card';
import type { AccountData } from './load-account';
import classes from './account-overview.module.css';

const Card = () => (
  <div className={classes.card}>
    <Skeleton width="10rem" height="1.5rem" />
    <Skeleton width="14rem" height="1.25rem" />
    <Skeleton width="12rem" height="1.25rem" />
    <Skeleton width="13rem" height="1.25rem" />
  </div>
);

const AccountSkeleton = observer(function AccountSkeleton() {
  const { snippets } = useStores();
  return (
    <div className={classes.overview}>
      <div className={classes.greeting}>
        <Heading level={1}>{snippets.text('headless.account.title')}</Heading>
        <VisuallyHidden>{snippets.text('headless.account.loading')}</VisuallyHidden>
        <p className={classes.intro}>{snippets.text('headless.account.intro')}</p>
      </div>
      <div className={classes.wide}>
        <Skeleton width="12rem" height="1.5rem" />
        <div className={classes.latest}>
          <OrderCardSkeleton />
        </div>
        <Skeleton width="8rem" height="1.5rem" />
      </div>
      <Card />
      <Card />
    </div>
  );
});

type AccountPageProps = Pick<PageProps, 'href'> & Partial<PageProps<AccountData>>;

/** Overview of a customer's account; other shoppers are asked to log in. */
export const Page = observer(function AccountPage({ href, data }: AccountPageProps) {
  const { snippets } = useStores();
  snippets.carry('orders', 'login');
  return (
    <AccountFrame href={href} skeleton={<AccountSkeleton />}>
      {(customer, isFirst) => <AccountOverview customer={customer} latest={isFirst ? data?.latest : null} />}
    </AccountFrame>
  );
});
