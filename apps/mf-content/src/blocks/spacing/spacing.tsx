import type { CSSProperties } from 'react';
import classes from './spacing.module.css';
import type { SpacingProps } from './to-spacing';

/** Exact space between two blocks, instead of the default gap. */
export function Spacing({ block: { desktop, mobile } }: { block: SpacingProps }) {
  const heights = { '--desktop': `${desktop}px`, '--mobile': `${mobile}px` } as CSSProperties;
  return <div className={classes.spacing} style={heights} aria-hidden="true" />;
}
