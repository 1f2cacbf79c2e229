import classes from './hidden.module.css';

export interface LiveRegionProps {
  /** Empty until there is something to say; a change is read out. */
  message: string;
  /** `assertive` interrupts what is being read; default `polite`. */
  politeness?: 'polite' | 'assertive';
}

/** Reads a change out to those who cannot see it. Must be on the page before the message comes. */
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
