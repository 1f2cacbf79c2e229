import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Heading } from '@weefsel/ui';
import { useEffect, useRef } from 'react';
import classes from './login-request.module.css';

/** Asks a shopper to log in first. `isFocused` when it takes the place of what the shopper was in. */
export const LoginRequest = observer(function LoginRequest({ isFocused }: { isFocused: boolean }) {
  const { snippets } = useStores();
  const request = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isFocused) request.current?.focus();
  }, [isFocused]);

  return (
    <div ref={request} className={classes.request} tabIndex={-1}>
      <Heading level={1}>{snippets.text('headless.account.loginTitle')}</Heading>
      <p>{snippets.text('headless.account.loginHelp')}</p>
      <Button href={paths.login.to(paths.account.to())}>{snippets.text('headless.account.login')}</Button>
    </div>
  );
});
