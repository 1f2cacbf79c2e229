import { Skeleton } from '@weefsel/ui';
import classes from './addresses.module.css';

/** The place of the addresses until they are there. */
export const AddressesSkeleton = () => (
  <div className={classes.list}>
    <Skeleton height="17rem" />
    <Skeleton height="17rem" />
  </div>
);
