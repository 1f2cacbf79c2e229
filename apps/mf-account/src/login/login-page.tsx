import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, LiveRegion } from '@weefsel/ui';
import { useShopper } from '../session/use-shopper';
import { LoggedIn } from './logged-in';
import { LoginForm } from './login-form';
import classes from './login-page.module.css';
import { returnPath } from './return-path';
import { useLogin } from './use-login';

/** Where a shopper logs in. Most who come here are not logged in, so the form is there from the server on. */
export const Page = observer(function LoginPage({ href }: Pick<PageProps, 'href'>) {
  const { snippets } = useStores();
  const shopper = useShopper();
  const login = useLogin(returnPath(href));
  snippets.carry('login', 'account', 'common');
  const isBusy = login.state.kind !== 'open';

  return (
    <Container>
      <div className={classes.page}>
        {shopper.kind === 'customer' && !isBusy ? (
          <LoggedIn customer={shopper.customer} />
        ) : (
          <>
            <Heading level={1}>{snippets.text('headless.login.title')}</Heading>
            <p>{snippets.text('headless.login.intro')}</p>
            <LoginForm {...login} />
          </>
        )}
        <LiveRegion message={isBusy ? snippets.text('headless.login.pending') : ''} />
      </div>
    </Container>
  );
});
