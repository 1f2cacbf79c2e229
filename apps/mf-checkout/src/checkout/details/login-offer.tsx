import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';

/** The way to log in, for somebody who orders without an account. */
export const LoginOffer = observer(function LoginOffer() {
  const { snippets } = useStores();
  return (
    <>
      {snippets.text('headless.checkout.haveAccount')}{' '}
      <a href={paths.login.to(paths.checkout.to())}>{snippets.text('headless.checkout.login')}</a>.
    </>
  );
});
