import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, Field } from '../field/field';
import classes from './text-field.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  label: string;
  /** Helps before typing. */
  hint?: string | undefined;
  /** Says what is wrong and what to do; also marks the field as invalid. */
  error?: string | undefined;
  /** Id of its place, for links to it. */
  anchor?: string | undefined;
}

/** More than a line of text to fill in. */
export function TextArea({ label, hint, error, className, anchor, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className} anchor={anchor}>
      <textarea {...area} {...describedBy({ id, hint, error })} id={id} className={classes.input} />
    </Field>
  );
}
