import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import { useEffect, useRef } from 'react';

interface BirthDateFieldProps {
  value: string;
  error: SnippetKey | null;
  onChange: (typed: string) => void;
}

/** When the shopper was born; takes the focus when it is wrong. */
export const BirthDateField = observer(function BirthDateField({
  value,
  error,
  onChange,
}: BirthDateFieldProps) {
  const { snippets } = useStores();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
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
