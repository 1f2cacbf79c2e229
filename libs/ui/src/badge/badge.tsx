import { VisuallyHidden } from '../hidden/visually-hidden';
import classes from './badge.module.css';

interface BadgeProps {
  /** Hidden at 0; above 99 it shows "99+". */
  count: number;
  /** Unit of the count for screen readers, e.g. "artikelen". Extends the name of the surrounding button. */
  label: string;
}

/** A count on the corner of an icon button. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classes.badge}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
