import { FieldGroup, FormField, PhoneField } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import type { DetailsForm } from './details-form';
import { fieldOf } from './field-of';

/** How somebody without an account is reached. */
export const ContactFields = observer(function ContactFields({ form }: { form: DetailsForm }) {
  const { snippets } = useStores();
  return (
    <FieldGroup legend={snippets.text('headless.checkout.contact')}>
      <FormField
        field={fieldOf(form, 'email', snippets)}
        type="email"
        label="headless.form.email"
        hint="headless.checkout.emailHelp"
        autoComplete="email"
        required
      />
      <PhoneField field={fieldOf(form, 'phone', snippets)} />
    </FieldGroup>
  );
});
