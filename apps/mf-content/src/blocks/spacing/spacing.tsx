import type { CSSProperties } from 'react';
import classes from './spacing.module.css';
import type { SpacingProps } from './to-spacing';

/** Room between two blocks: exactly this much, instead of what is there otherwise. */
export function Spacing({ block: { desktop, mobile } }: { block: SpacingProps }) {
  const heights = { '--desktop': `${desktop}px`, '--mobile': `${mobile}px` } as CSSProperties;
  return <div className={classes.spacing} style={heights} aria-hidden="true" />;
}
