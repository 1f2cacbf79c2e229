import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useEarlyInput } from '../hydration/use-early-input';
import classes from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Error message. */
  error?: string | undefined;
  /** Present for a choice of colour: the box is round and shows the `background` of `style`. */
  'data-swatch'?: '' | undefined;
}

/** A checkbox. With `aria-disabled` it keeps the focus, and the owner ignores its changes. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  const control = useEarlyInput<'input'>(input);
  return (
    <div className={className}>
      <label className={classes.label}>
        <input
          {...input}
          ref={control}
          type="checkbox"
          className={classes.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span className={classes.text}>{label}</span>
      </label>
      {error && (
        <p className={classes.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
