import { observer, useStores } from '@weefsel/stores';
import { Heading, Skeleton, VisuallyHidden } from '@weefsel/ui';
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
    <div className={classes.overview} role="status">
      <div className={classes.greeting}>
        <Heading level={1}>{snippets.text('headless.account.title')}</Heading>
        <VisuallyHidden>{snippets.text('headless.account.loading')}</VisuallyHidden>
        <Skeleton width="20rem" height="1.5rem" />
      </div>
      <Card />
      <Card />
    </div>
  );
});
