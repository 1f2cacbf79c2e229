import classes from './hidden.module.css';

interface LiveRegionProps {
  /** Empty without a message. Changes are read out. */
  message: string;
  /** `assertive` interrupts the screen reader; default `polite`. */
  politeness?: 'polite' | 'assertive';
}

/** Announces changes to screen readers. Must be on the page before the message arrives. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div
      className={classes.hidden}
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
    >
      {message}
    </div>
  );
}
