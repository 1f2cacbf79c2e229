import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, Field } from '../field/field';
import { useEarlyInput } from '../hydration/use-early-input';
import classes from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  /** Shows the label to screen readers only, where the context names the field. */
  labelHidden?: boolean;
  /** Help for filling in the field. */
  hint?: string | undefined;
  /** Error message with the remedy. Also marks the field as invalid. */
  error?: string | undefined;
  /** Id of the field, for links to it. */
  anchor?: string;
  /** Content inside the field, after the text: a show-password or clear button. */
  after?: ReactNode;
}

/** A field for one line of text. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  after,
  className,
  anchor,
  ...input
}: TextFieldProps) {
  const id = useId();
  const control = useEarlyInput<'input'>(input);
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
      anchor={anchor}
    >
      <input
        {...input}
        {...describedBy({ id, hint, error })}
        ref={control}
        id={id}
        className={classes.input}
      />
      {after && <div className={classes.after}>{after}</div>}
    </Field>
  );
}
