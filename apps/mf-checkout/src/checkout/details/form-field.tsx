import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import type { DetailsForm } from './details-form';
import type { FieldName } from './details-draft';
import classes from './fields.module.css';

export interface FormFieldProps {
  form: DetailsForm;
  name: FieldName;
  label: SnippetKey;
  hint?: SnippetKey;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric';
  required?: boolean;
  /** How much of a line it takes, default all of it; `wide` is half of it where there is room. */
  width?: 'half' | 'quarter' | 'wide';
}

/** A field of the form that keeps what is typed. */
export const FormField = observer(function FormField({
  form,
  name,
  label,
  hint,
  width,
  type = 'text',
  required = false,
  ...input
}: FormFieldProps) {
  const { snippets } = useStores();
  const error = form.errors[name];
  return (
    <div className={classes.field} data-width={width}>
      <TextField
        {...input}
        type={type}
        name={name}
        required={required}
        label={snippets.text(label)}
        hint={hint && snippets.text(hint)}
        error={error && snippets.text(error)}
        value={form.value(name)}
        onChange={(event) => form.type(name, event.target.value)}
      />
    </div>
  );
});
