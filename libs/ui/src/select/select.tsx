import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, Field } from '../field/field';
import { useEarlyInput } from '../hydration/use-early-input';
import { ChevronDownIcon } from '../icons/icons';
import classes from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'multiple' | 'size'> {
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  options: readonly SelectOption[];
  /** `field` (default) for forms; `plain` without a frame, for sorting. */
  variant?: 'field' | 'plain';
  error?: string | undefined;
  /** Id of the field, for links to it. */
  anchor?: string | undefined;
}

/** A choice from a list. A native `select`, which works everywhere. */
export function Select({
  label,
  labelHidden,
  options,
  variant = 'field',
  error,
  anchor,
  ...select
}: SelectProps) {
  const id = useId();
  const control = useEarlyInput<'select'>(select);
  return (
    <Field id={id} label={label} labelHidden={labelHidden} error={error} anchor={anchor}>
      <select
        {...select}
        {...describedBy({ id, error })}
        ref={control}
        id={id}
        className={classes.select}
        data-variant={variant}
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
    </Field>
  );
}
