import { paths } from '@weefsel/contracts';
import { EmailField, PasswordField, ShopForm } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import type { useLogin } from './use-login';

/** E-mail address and password. */
export const LoginForm = observer(function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  const { snippets } = useStores();
  return (
    <ShopForm
      form={login}
      label={snippets.text('headless.login.title')}
      submit={snippets.text('headless.login.submit')}
      actions={<a href={paths.forgetPassword.to()}>{snippets.text('headless.login.forgotten')}</a>}
    >
      <EmailField field={login.field('username')} autoComplete="username" />
      <PasswordField
        {...login.field('password')}
        label={snippets.text('headless.form.password')}
        autoComplete="current-password"
        required
      />
    </ShopForm>
  );
});
