import type { FieldProps } from '../form/use-form';
import { FormField } from './form-field';

interface PhoneFieldProps {
  field: FieldProps;
  known?: string | null | undefined;
}

/** A phone number, which nobody has to give. */
export const PhoneField = ({ field, known }: PhoneFieldProps) => (
  <FormField
    field={field}
    type="tel"
    label="headless.form.phone"
    hint="headless.form.phoneHelp"
    autoComplete="tel"
    known={known ?? undefined}
  />
);
