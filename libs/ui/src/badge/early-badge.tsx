import classes from './badge.module.css';

interface EarlyBadgeProps {
  /** Custom property of the document with the count as a CSS string. The badge is hidden without it. */
  property: `--${string}`;
}

/** A badge for a count that only the browser knows. CSS shows it before hydration. */
export const EarlyBadge = ({ property }: EarlyBadgeProps) => (
  <span className={classes.early} style={{ ['--early-count' as string]: `var(${property})` }} />
);
