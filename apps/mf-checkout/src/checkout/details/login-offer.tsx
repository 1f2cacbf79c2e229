import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';

/** Link to log in, for shoppers who order without an account. */
export const LoginOffer = observer(function LoginOffer() {
  const { snippets } = useStores();
  return (
    <>
      {snippets.text('headless.checkout.haveAccount')}{' '}
      <a href={paths.login.to(paths.checkout.to())}>{snippets.text('headless.checkout.login')}</a>.
    </>
  );
});
