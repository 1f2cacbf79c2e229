import type { ReactNode } from 'react';
import classes from './field.module.css';

export interface FieldProps {
  /** Id of the control. Hint and error have the ids `<id>-hint` and `<id>-error`. */
  id: string;
  label: string;
  /** Shows the label to screen readers only, where the context names the field. */
  labelHidden?: boolean | undefined;
  /** Help for filling in the field. */
  hint?: string | undefined;
  /** Error message with the remedy. */
  error?: string | undefined;
  className?: string | undefined;
  /** Id of the whole field, for links to it. */
  anchor?: string | undefined;
  /** The control and other content of the box. */
  children: ReactNode;
}

/** ARIA attributes that connect a control to its hint and error. */
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
