import { paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading, LiveRegion } from '@weefsel/ui';
import { LoginOrderSteps } from './login-order-steps';
import { Section } from '../frame/section';
import { useShopper } from '../session/use-shopper';
import { LoggedIn } from './logged-in';
import classes from './login-page.module.css';
import { returnPath, wantedPath } from './return-path';
import { EmailField, PasswordField, ShopForm, loginSchema, useForm } from '@weefsel/forms';
import { useNavigate } from '@weefsel/federation/runtime';
import { loginFailure } from './login-failure';

/** Logs a shopper in and navigates to `destination`, a path of the shop. Busy until that page is shown. */
function useLogin(destination: string) {
  const { session } = useStores();
  const navigate = useNavigate();
  return useForm({
    name: 'login',
    schema: loginSchema,
    send: async ({ username, password }) => {
      await session.login({ username, password });
      await navigate(destination, { replace: true });
    },
    explain: loginFailure,
  });
}

const LoginForm = observer(function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
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

/** The login page. Most of its shoppers are not logged in, so the server renders the form. */
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
      <LoginOrderSteps href={href} />
      <div className={classes.choice}>
        <section className={classes.column}>
          <Heading level={1}>{snippets.text('headless.login.title')}</Heading>
          <p>{snippets.text('headless.login.intro')}</p>
          <LoginForm login={login} />
        </section>
        <Section className={classes.newcomer} title="headless.login.newTitle">
          <ul className={classes.reasons}>
            <li>{snippets.text('headless.login.newOrders')}</li>
            <li>{snippets.text('headless.login.newFaster')}</li>
            <li>{snippets.text('headless.login.newWishlist')}</li>
          </ul>
          <Button href={paths.register.to(wantedPath(href))} variant="secondary">
            {snippets.text('headless.login.register')}
          </Button>
        </Section>
        <LiveRegion message={login.isBusy ? snippets.text('headless.login.pending') : ''} />
      </div>
    </Container>
  );
});
