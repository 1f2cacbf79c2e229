import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import type { FieldProps } from '../form/use-form';

interface EmailFieldProps {
  field: FieldProps;
  /** Label where `E-mailadres` is not specific enough. */
  label?: string;
  /** `username` where it is used to log in. */
  autoComplete?: 'email' | 'username';
}

/** A field for an e-mail address. */
export const EmailField = observer(function EmailField(props: EmailFieldProps) {
  const { field, label, autoComplete = 'email' } = props;
  const { snippets } = useStores();
  return (
    <TextField
      {...field}
      label={label ?? snippets.text('headless.form.email')}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="off"
      required
    />
  );
});
