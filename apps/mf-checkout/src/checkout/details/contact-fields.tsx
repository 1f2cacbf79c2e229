import { observer, useStores } from '@weefsel/stores';
import type { DetailsForm } from './details-form';
import classes from './fields.module.css';
import { FormField } from './form-field';

/** How somebody without an account is reached. */
export const ContactFields = observer(function ContactFields({ form }: { form: DetailsForm }) {
  const { snippets } = useStores();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{snippets.text('headless.checkout.contact')}</legend>
      <FormField
        form={form}
        name="email"
        type="email"
        label="headless.checkout.email"
        hint="headless.checkout.emailHelp"
        autoComplete="email"
        required
      />
      <FormField
        form={form}
        name="phone"
        type="tel"
        label="headless.checkout.phone"
        hint="headless.checkout.phoneHelp"
        autoComplete="tel"
      />
    </fieldset>
  );
});
