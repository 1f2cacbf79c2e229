import type { Customer } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { fullName } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Heading } from '@weefsel/ui';
import classes from './login-page.module.css';

/** Replaces the form for a customer who is already logged in. */
export const LoggedIn = observer(function LoggedIn({ customer }: { customer: Customer }) {
  const { snippets } = useStores();
  return (
    <>
      <Heading level={1}>{snippets.text('headless.login.already')}</Heading>
      <p>{snippets.text('headless.login.alreadyAs', { name: fullName(customer) })}</p>
      <div className={classes.ways}>
        <Button href={paths.account.to()}>{snippets.text('headless.login.toAccount')}</Button>
        <Button href={paths.home.to()} variant="secondary">
          {snippets.text('headless.login.continue')}
        </Button>
      </div>
    </>
  );
});
