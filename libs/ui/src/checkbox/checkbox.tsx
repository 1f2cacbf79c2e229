import type { ComponentPropsWithRef } from 'react';
import classes from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: string;
  /** How many results it would give, shown in brackets. */
  count?: number;
  /** Says what is wrong with it. */
  error?: string | undefined;
}

/** Something that is on or off. */
export function Checkbox({ label, count, error, className, ...input }: CheckboxProps) {
  return (
    <div className={className}>
      <label className={classes.label}>
        <input {...input} type="checkbox" className={classes.box} aria-invalid={error ? true : undefined} />
        <span className={classes.text}>
          {label}
          {count !== undefined && <span className={classes.count}> ({count})</span>}
        </span>
      </label>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
