import { VisuallyHidden } from '../hidden/visually-hidden';
import classes from './badge.module.css';

export interface BadgeProps {
  /** Nothing is shown at 0; above 99 it reads "99+". */
  count: number;
  /** What is counted, for the ear: becomes part of the name of the button around it, e.g. "artikelen". */
  label: string;
}

/** How many: sits on the corner of an icon button. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classes.badge}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
