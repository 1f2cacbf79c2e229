import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import type { useLogin } from './use-login';

/** E-mail address and password. */
export const LoginForm = observer(function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  const { snippets } = useStores();
  return (
    <AccountForm
      form={login}
      label={snippets.text('headless.login.title')}
      submit={snippets.text('headless.login.submit')}
      actions={<a href={paths.forgetPassword.to()}>{snippets.text('headless.login.forgotten')}</a>}
    >
      <TextField
        {...login.field('username')}
        label={snippets.text('headless.login.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        required
      />
      <PasswordField
        {...login.field('password')}
        label={snippets.text('headless.login.password')}
        autoComplete="current-password"
        required
      />
    </AccountForm>
  );
});
