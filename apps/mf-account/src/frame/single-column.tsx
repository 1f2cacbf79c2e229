import type { ReactNode } from 'react';
import classes from './single-column.module.css';

interface SingleColumnProps {
  children: ReactNode;
  /** Overrides of this page; `--page-width` sets its width. */
  className?: string | undefined;
  /** Value of `data-kind`, for the page's styles. */
  kind?: string;
}

/** One centred column, for pages without the account navigation. */
export const SingleColumn = ({ children, className = '', kind }: SingleColumnProps) => (
  <div className={`${classes.column} ${className}`.trim()} data-kind={kind}>
    {children}
  </div>
);
