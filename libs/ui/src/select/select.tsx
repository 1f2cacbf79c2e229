import { useId, type ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../icons/icons';
import classes from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'id' | 'children' | 'multiple' | 'size'
> {
  label: string;
  /** Keeps the label for the ear only. */
  labelHidden?: boolean;
  options: readonly SelectOption[];
  /** `field` (default) stands in forms, `plain` has no frame, for sorting. */
  variant?: 'field' | 'plain';
  error?: string | undefined;
}

/** One of a list; the browser's own list, which works everywhere. */
export function Select({ label, labelHidden, options, variant = 'field', error, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={classes.field} data-variant={variant}>
      <label className={classes.label} data-hidden={labelHidden || undefined} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box}>
        <select
          {...select}
          id={id}
          className={classes.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classes.arrow}>
          <ChevronDownIcon size={18} />
        </span>
      </div>
      {error && (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
