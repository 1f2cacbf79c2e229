import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons';
import classes from './disclosure.module.css';

interface DisclosureProps {
  /** The line that is always visible. */
  summary: ReactNode;
  children: ReactNode;
  /** Initial state. With `onToggle` the owner controls it. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Disclosures with the same name close each other. */
  name?: string;
}

/** Content that opens below its line. A `details` element, so it works without JavaScript. */
export function Disclosure({ summary, children, open, onToggle, name }: DisclosureProps) {
  return (
    <details
      className={classes.details}
      open={open}
      name={name}
      onToggle={(event) => {
        const isOpen = event.currentTarget.open;
        if (isOpen !== open) onToggle?.(isOpen);
      }}
    >
      <summary className={classes.summary}>
        <span className={classes.text}>{summary}</span>
        <span className={classes.arrow}>
          <ChevronDownIcon size={18} />
        </span>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
