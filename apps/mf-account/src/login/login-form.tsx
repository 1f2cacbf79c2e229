import { observer, useStores } from '@weefsel/stores';
import { Button, Message, TextField, useHydrated } from '@weefsel/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import classes from './login-form.module.css';
import { PasswordField } from './password-field';
import type { useLogin } from './use-login';

const textOf = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

/** E-mail address and password. Its fields keep what was typed, also before the page's script has come. */
export const LoginForm = observer(function LoginForm({
  state,
  attempts,
  submit,
  forget,
}: ReturnType<typeof useLogin>) {
  const { snippets } = useStores();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const open = state.kind === 'open' ? state : undefined;
  const { username, password } = open?.errors ?? {};
  const errorText = (key: typeof username) => key && snippets.text(key);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!open) return;
    const typed = new FormData(event.currentTarget);
    submit({ username: textOf(typed, 'username').trim(), password: textOf(typed, 'password') });
  };

  return (
    // Without script this form must go nowhere, least of all with a password in the address.
    <form ref={form} className={classes.form} method="post" noValidate onSubmit={onSubmit}>
      {open?.failure && <Message kind="error">{snippets.text(open.failure)}</Message>}
      <TextField
        label={snippets.text('headless.login.email')}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        required
        error={errorText(username)}
        onChange={() => forget('username')}
      />
      <PasswordField
        label={snippets.text('headless.login.password')}
        name="password"
        autoComplete="current-password"
        required
        error={errorText(password)}
        onChange={() => forget('password')}
      />
      <Button type={hydrated ? 'submit' : 'button'} align="stretch" busy={!open}>
        {snippets.text('headless.login.submit')}
      </Button>
      <noscript>{snippets.text('headless.login.noScript')}</noscript>
    </form>
  );
});
