import { paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading, LiveRegion } from '@weefsel/ui';
import { useShopper } from '../session/use-shopper';
import { LoggedIn } from './logged-in';
import { LoginForm } from './login-form';
import classes from './login-page.module.css';
import { returnPath, wantedPath } from './return-path';
import { useLogin } from './use-login';

/** Where a shopper logs in. Most who come here are not logged in, so the form is there from the server on. */
export const Page = observer(function LoginPage({ href }: Pick<PageProps, 'href'>) {
  const { snippets } = useStores();
  const shopper = useShopper();
  const login = useLogin(returnPath(href));
  snippets.carry('login', 'account', 'form', 'common');

  if (shopper.kind === 'customer' && !login.isBusy) {
    return (
      <Container>
        <div className={classes.page}>
          <LoggedIn customer={shopper.customer} />
        </div>
      </Container>
    );
  }
  return (
    <Container>
      <div className={classes.choice}>
        <section className={classes.column}>
          <Heading level={1}>{snippets.text('headless.login.title')}</Heading>
          <p>{snippets.text('headless.login.intro')}</p>
          <LoginForm login={login} />
        </section>
        <section className={classes.newcomer}>
          <Heading level={2} size="small">
            {snippets.text('headless.login.newTitle')}
          </Heading>
          <ul className={classes.reasons}>
            <li>{snippets.text('headless.login.newOrders')}</li>
            <li>{snippets.text('headless.login.newFaster')}</li>
            <li>{snippets.text('headless.login.newWishlist')}</li>
          </ul>
          <Button href={paths.register.to(wantedPath(href))} variant="secondary">
            {snippets.text('headless.login.register')}
          </Button>
        </section>
        <LiveRegion message={login.isBusy ? snippets.text('headless.login.pending') : ''} />
      </div>
    </Container>
  );
});
