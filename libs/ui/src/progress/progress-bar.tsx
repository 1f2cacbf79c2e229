import classes from './progress-bar.module.css';

interface ProgressBarProps {
  /** Description of the progress, e.g. "48 van 312 artikelen gezien". */
  label: string;
  /** Progress out of `max`. Without it the end is unknown, and an animation runs. */
  value?: number;
  /** Default 1. */
  max?: number;
}

/** A progress bar in the form of a thread. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={share === undefined ? undefined : max}
      aria-valuenow={value}
    >
      <div
        className={share === undefined ? classes.running : classes.done}
        style={share === undefined ? undefined : { scale: `${share} 1` }}
      />
    </div>
  );
}
