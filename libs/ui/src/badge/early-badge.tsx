import classes from './badge.module.css';

export interface EarlyBadgeProps {
  /** Custom property of the document with the count as a CSS string; nothing is shown while it is not set. */
  property: `--${string}`;
}

/** The place of a badge whose count only the browser knows: style shows it before there is code. */
export const EarlyBadge = ({ property }: EarlyBadgeProps) => (
  <span className={classes.early} style={{ ['--early-count' as string]: `var(${property})` }} />
);
