import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import { AccountForm } from '../form/account-form';
import { NameFields } from '../form/name-fields';
import { NewPasswordField } from '../form/new-password-field';
import { PlaceFields } from '../form/place-fields';
import type { useRegistration } from './use-registration';
import classes from './register-page.module.css';

interface RegistrationFormProps {
  form: ReturnType<typeof useRegistration>['form'];
  /** Where somebody goes after logging in instead. */
  returnTo: string | undefined;
}

/** Everything that an account begins with. */
export const RegistrationForm = observer(function RegistrationForm({
  form,
  returnTo,
}: RegistrationFormProps) {
  const { snippets } = useStores();
  return (
    <AccountForm
      form={form}
      label={snippets.text('headless.register.title')}
      submit={snippets.text('headless.register.submit')}
      actions={<a href={paths.login.to(returnTo)}>{snippets.text('headless.register.toLogin')}</a>}
    >
      <fieldset className={classes.group}>
        <legend>{snippets.text('headless.register.login')}</legend>
        <TextField
          {...form.field('email')}
          label={snippets.text('headless.login.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          required
        />
        <NewPasswordField {...form.field('password')} label={snippets.text('headless.login.password')} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{snippets.text('headless.register.address')}</legend>
        <NameFields field={form.field} />
        <PlaceFields field={form.field} />
      </fieldset>
      <p className={classes.small}>{snippets.text('headless.register.privacy')}</p>
    </AccountForm>
  );
});
