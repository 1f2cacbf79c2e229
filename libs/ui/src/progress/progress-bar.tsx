import classes from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What progresses, e.g. "48 van 312 artikelen gezien". */
  label: string;
  /** How much of `max`; without it the end is not known and a thread keeps running. */
  value?: number;
  /** Default 1. */
  max?: number;
}

/** A thread that says how far something is. */
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
