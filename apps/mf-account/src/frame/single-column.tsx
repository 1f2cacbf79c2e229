import type { ReactNode } from 'react';
import classes from './single-column.module.css';

interface SingleColumnProps {
  children: ReactNode;
  /** What is different on this page; `--page-width` says how wide it is. */
  className?: string | undefined;
  /** What it shows, for its own styles. */
  kind?: string;
}

/** What is in a page beside the account: one column in the middle. */
export const SingleColumn = ({ children, className = '', kind }: SingleColumnProps) => (
  <div className={`${classes.column} ${className}`.trim()} data-kind={kind}>
    {children}
  </div>
);
