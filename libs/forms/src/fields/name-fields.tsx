import { observer } from '@weefsel/stores';
import type { FieldProps } from '../form/use-form';
import { FormField } from './form-field';

interface NameFieldsProps {
  field: (name: 'firstName' | 'lastName') => FieldProps;
  known?: { firstName?: string; lastName?: string } | undefined;
  /** What the browser fills it in with: `shipping given-name`. */
  auto?: (token: string) => string;
}

/** First and last name. */
export const NameFields = observer(function NameFields({
  field,
  known = {},
  auto = (token) => token,
}: NameFieldsProps) {
  return (
    <>
      <FormField
        field={field('firstName')}
        label="headless.form.firstName"
        autoComplete={auto('given-name')}
        known={known.firstName}
        width="half"
        required
      />
      <FormField
        field={field('lastName')}
        label="headless.form.lastName"
        autoComplete={auto('family-name')}
        known={known.lastName}
        width="half"
        required
      />
    </>
  );
});
