import classes from './stars.module.css';

/** Decorative stars, filled in proportion to the points. Callers provide the text for screen readers. */
export const Stars = ({ points }: { points: number }) => (
  <span
    className={classes.stars}
    style={{ backgroundSize: `${points * 20}% 100%, 100% 100%` }}
    aria-hidden="true"
  />
);
