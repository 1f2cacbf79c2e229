import { observer, useStores } from '@weefsel/stores';
import { Heading, Skeleton, VisuallyHidden } from '@weefsel/ui';
import { OrderCardSkeleton } from '../orders/order-card-skeleton';
import classes from './account-overview.module.css';

const Card = () => (
  <div className={classes.card}>
    <Skeleton width="10rem" height="1.5rem" />
    <Skeleton width="14rem" height="1.25rem" />
    <Skeleton width="12rem" height="1.25rem" />
    <Skeleton width="13rem" height="1.25rem" />
  </div>
);

/** The place of the account until it is known whose it is. */
export const AccountSkeleton = observer(function AccountSkeleton() {
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
