import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import type { FieldProps } from '../form/use-form';
import classes from './fields.module.css';

export interface FormFieldProps {
  field: FieldProps;
  label: SnippetKey;
  hint?: SnippetKey;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric';
  required?: boolean;
  /** What stands in it at first, where the form does not keep what is typed itself. */
  known?: string | undefined;
  /** How much of a line it takes, default all of it; `wide` is half of it where there is room. */
  width?: 'half' | 'quarter' | 'wide';
}

/** A line to fill in, within a `FieldGroup`. */
export const FormField = observer(function FormField({
  field,
  label,
  hint,
  width,
  known,
  type = 'text',
  required = false,
  ...input
}: FormFieldProps) {
  const { snippets } = useStores();
  return (
    <div className={classes.field} data-width={width}>
      <TextField
        {...input}
        {...field}
        {...(field.value === undefined && { defaultValue: known })}
        type={type}
        required={required}
        label={snippets.text(label)}
        hint={hint && snippets.text(hint)}
      />
    </div>
  );
});
