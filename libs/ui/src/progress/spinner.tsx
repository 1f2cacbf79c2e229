import classes from './spinner.module.css';

interface SpinnerProps {
  /** Description of the pending operation. */
  label: string;
  /** Side in px, default 32. */
  size?: number;
}

/** An animation of woven threads, for pending content of unknown form. */
export function Spinner({ label, size = 32 }: SpinnerProps) {
  return (
    <span className={classes.spinner} role="status" aria-label={label}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path className={classes.warp} strokeWidth="2.5" d="M6 2v20M12 2v20M18 2v20" />
        <path className={classes.weft} strokeWidth="2.5" d="M2 6h20" pathLength="1" />
        <path className={classes.weft} strokeWidth="2.5" d="M22 12H2" pathLength="1" />
        <path className={classes.weft} strokeWidth="2.5" d="M2 18h20" pathLength="1" />
      </svg>
    </span>
  );
}
