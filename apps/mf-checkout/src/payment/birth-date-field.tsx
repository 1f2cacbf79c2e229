import type { SnippetKey } from '@weefsel/contracts/snippets';
import { useFocusWhen } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';

interface BirthDateFieldProps {
  value: string;
  error: SnippetKey | null;
  onChange: (typed: string) => void;
}

/** Birth date of the shopper; takes the focus on an error. */
export const BirthDateField = observer(function BirthDateField(props: BirthDateFieldProps) {
  const { value, error, onChange } = props;
  const { snippets } = useStores();
  const field = useFocusWhen<HTMLInputElement>(error);
  return (
    <TextField
      ref={field}
      name="birth-date"
      autoComplete="bday"
      required
      label={snippets.text('headless.checkout.birthDate')}
      hint={snippets.text('headless.checkout.birthDateHelp')}
      error={error ? snippets.text(error) : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
});
