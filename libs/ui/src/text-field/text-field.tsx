import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  /** Keeps the label for the ear only, where the place says what it is. */
  labelHidden?: boolean;
  /** Helps before typing. */
  hint?: string | undefined;
  /** Says what is wrong and what to do; also marks the field as invalid. */
  error?: string | undefined;
  /** Inside the field, after the text: a show-password or clear button. */
  after?: ReactNode;
}

/** A line of text to fill in. */
export function TextField({ label, labelHidden, hint, error, after, className, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className ? `${classes.field} ${className}` : classes.field}>
      <label className={classes.label} data-hidden={labelHidden || undefined} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes.box}>
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {after && <div className={classes.after}>{after}</div>}
      </div>
      {error && (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
