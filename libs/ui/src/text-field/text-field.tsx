import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, Field } from '../field/field';
import classes from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  /** Keeps the label for the ear only, where the place says what it is. */
  labelHidden?: boolean;
  /** Helps before typing. */
  hint?: string | undefined;
  /** Says what is wrong and what to do; also marks the field as invalid. */
  error?: string | undefined;
  /** Id of its place, for links to it. */
  anchor?: string;
  /** Inside the field, after the text: a show-password or clear button. */
  after?: ReactNode;
}

/** A line of text to fill in. */
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
      <input {...input} {...describedBy({ id, hint, error })} id={id} className={classes.input} />
      {after && <div className={classes.after}>{after}</div>}
    </Field>
  );
}
