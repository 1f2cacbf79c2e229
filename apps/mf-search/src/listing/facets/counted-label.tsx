import { locale } from '@weefsel/contracts';
import classes from './counted-label.module.css';

/** Label of a choice with its number of results in brackets. */
export const CountedLabel = ({ label, count }: { label: string; count: number }) => (
  <>
    {label}
    <span className={classes.count}>{` (${count.toLocaleString(locale.code)})`}</span>
  </>
);
