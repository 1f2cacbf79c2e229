import type { ReactNode } from 'react';
import classes from './container.module.css';

interface ContainerProps {
  children: ReactNode;
  /** `wide` (default) is at most 1440 px; `text` is a reading column. */
  width?: 'wide' | 'text';
}

/** The page's column, with its gutters. */
export function Container({ children, width = 'wide' }: ContainerProps) {
  return (
    <div className={classes.container} data-width={width}>
      {children}
    </div>
  );
}
