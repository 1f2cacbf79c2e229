import { paths } from '@weefsel/contracts';
import {
  AddressFields,
  BusinessFields,
  EmailField,
  FieldGroup,
  NewPasswordField,
  ShopForm,
  type OfferedCountries,
  registrationSchema,
  useForm,
} from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import classes from './register-page.module.css';
import type { Country } from '@weefsel/api-clients';
import { useNavigate } from '@weefsel/federation/runtime';
import { useState } from 'react';
import { isUnconfirmed, toRegistration } from './to-registration';

/**
 * Creates an account and navigates to `destination`.
 * Sets `mailedTo` when the account needs confirming by mail.
 */
export function useRegistration(destination: string, countries: readonly Country[]) {
  const { session, checkVatNumber } = useStores();
  const navigate = useNavigate();
  const [mailedTo, setMailedTo] = useState('');

  const form = useForm({
    name: 'register',
    schema: registrationSchema,
    send: async (texts) => {
      const customer = await session.register(await toRegistration(texts, countries, checkVatNumber));
      if (isUnconfirmed(customer)) setMailedTo(texts.email);
      else await navigate(destination, { replace: true });
    },
  });
  return { form, mailedTo };
}

interface RegistrationFormProps {
  form: ReturnType<typeof useRegistration>['form'];
  countries: OfferedCountries;
  /** Path to go to after logging in instead of registering. */
  returnTo: string | undefined;
}

export const RegistrationForm = observer(function RegistrationForm(props: RegistrationFormProps) {
  const { form, countries, returnTo } = props;
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
        <EmailField field={form.field('email')} autoComplete="username" />
        <NewPasswordField {...form.field('password')} label={snippets.text('headless.form.password')} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{snippets.text('headless.register.address')}</legend>
        <FieldGroup>
          <BusinessFields field={form.field} />
          <AddressFields field={form.field} countries={countries} />
        </FieldGroup>
      </fieldset>
      <p className={classes.small}>{snippets.text('headless.register.privacy')}</p>
    </ShopForm>
  );
});
