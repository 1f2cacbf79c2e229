import { paths } from '@weefsel/contracts';
import {
  AddressFields,
  EmailField,
  FieldGroup,
  NewPasswordField,
  PhoneField,
  ShopForm,
  type OfferedCountries,
} from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import type { useRegistration } from './use-registration';
import classes from './register-page.module.css';

interface RegistrationFormProps {
  form: ReturnType<typeof useRegistration>['form'];
  countries: OfferedCountries;
  /** Where somebody goes after logging in instead. */
  returnTo: string | undefined;
}

/** Everything that an account begins with. */
export const RegistrationForm = observer(function RegistrationForm({
  form,
  countries,
  returnTo,
}: RegistrationFormProps) {
  const { snippets } = useStores();
  return (
    <ShopForm
      form={form}
      label={snippets.text('headless.register.title')}
      submit={snippets.text('headless.register.submit')}
      actions={<a href={paths.login.to(returnTo)}>{snippets.text('headless.register.toLogin')}</a>}
      isLong
    >
      <fieldset className={classes.group}>
        <legend>{snippets.text('headless.register.login')}</legend>
        <EmailField field={form.field('email')} />
        <NewPasswordField {...form.field('password')} label={snippets.text('headless.form.password')} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{snippets.text('headless.register.address')}</legend>
        <FieldGroup>
          <AddressFields field={form.field} countries={countries} />
          <PhoneField field={form.field('phone')} />
        </FieldGroup>
      </fieldset>
      <p className={classes.small}>{snippets.text('headless.register.privacy')}</p>
    </ShopForm>
  );
});
