import { paths } from '@weefsel/contracts';
import { useFocusWhen } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Heading } from '@weefsel/ui';
import classes from './login-request.module.css';

interface LoginRequestProps {
  /** The requested address, to return to after logging in. */
  href: string;
  /** True when it replaces a page in use. */
  isFocused: boolean;
}

export const LoginRequest = observer(function LoginRequest({ href, isFocused }: LoginRequestProps) {
  const { snippets } = useStores();
  const request = useFocusWhen(isFocused);

  return (
    <div ref={request} className={classes.request} tabIndex={-1}>
      <Heading level={1}>{snippets.text('headless.account.loginTitle')}</Heading>
      <p>{snippets.text('headless.account.loginHelp')}</p>
      <div className={classes.ways}>
        <Button href={paths.login.to(href)}>{snippets.text('headless.account.login')}</Button>
        <Button href={paths.register.to(href)} variant="secondary">
          {snippets.text('headless.account.register')}
        </Button>
      </div>
    </div>
  );
});
