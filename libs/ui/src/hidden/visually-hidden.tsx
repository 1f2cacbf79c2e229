import type { ReactNode } from 'react';
import classes from './hidden.module.css';

/** Text that is only heard. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={classes.hidden} id={id}>
      {children}
    </span>
  );
}
