import type { ReactNode } from 'react';
import classes from './field.module.css';

export interface FieldProps {
  /** Of the control; its hint and error are `<id>-hint` and `<id>-error`. */
  id: string;
  label: string;
  /** Keeps the label for the ear only, where the place says what it is. */
  labelHidden?: boolean | undefined;
  /** Helps before filling in. */
  hint?: string | undefined;
  /** Says what is wrong and what to do. */
  error?: string | undefined;
  className?: string | undefined;
  /** Id of the whole, for links to it. */
  anchor?: string | undefined;
  /** The control, and what stands inside its frame. */
  children: ReactNode;
}

/** What a control must say about its hint and its error. */
export const describedBy = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

/** Label, hint and error around the control of a form. */
export function Field({ id, label, labelHidden, hint, error, className, anchor, children }: FieldProps) {
  return (
    <div id={anchor} className={className ? `${classes.field} ${className}` : classes.field}>
      <label className={classes.label} data-hidden={labelHidden || undefined} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes.box}>{children}</div>
      {error && (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
