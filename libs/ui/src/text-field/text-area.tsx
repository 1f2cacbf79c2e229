import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, Field } from '../field/field';
import { useEarlyInput } from '../hydration/use-early-input';
import classes from './text-field.module.css';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  label: string;
  /** Help for filling in the field. */
  hint?: string | undefined;
  /** Error message with the remedy. Also marks the field as invalid. */
  error?: string | undefined;
  /** Id of the field, for links to it. */
  anchor?: string | undefined;
}

/** A field for text of several lines. */
export function TextArea({ label, hint, error, className, anchor, ...area }: TextAreaProps) {
  const id = useId();
  const control = useEarlyInput<'textarea'>(area);
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className} anchor={anchor}>
      <textarea
        {...area}
        {...describedBy({ id, hint, error })}
        ref={control}
        id={id}
        className={classes.input}
      />
    </Field>
  );
}
