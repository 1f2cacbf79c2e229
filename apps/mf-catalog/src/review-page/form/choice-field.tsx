import type { FieldProps } from '@weefsel/forms';
import { useId } from 'react';
import classes from './choice-field.module.css';

interface ChoiceFieldProps {
  field: FieldProps;
  legend: string;
  options: readonly { value: string; label: string }[];
  /** Previously stored value. */
  known?: string | undefined;
  required?: boolean;
}

/** Choice among a few values, as native radio buttons. Works without script. */
export function ChoiceField({ field, legend, options, known, required = false }: ChoiceFieldProps) {
  const id = useId();
  const { name, error, onChange, anchor, defaultValue = known } = field;
  return (
    <fieldset
      id={anchor}
      className={classes.choice}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && id}
    >
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={classes.option}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={onChange}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
