import classes from './stars.module.css';

/** Stars to look at, filled as far as the points go; who listens is told beside them. */
export const Stars = ({ points }: { points: number }) => (
  <span
    className={classes.stars}
    style={{ backgroundSize: `${points * 20}% 100%, 100% 100%` }}
    aria-hidden="true"
  />
);
