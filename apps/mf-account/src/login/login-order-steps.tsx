import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { OrderSteps, toOrderSteps } from '@weefsel/ui';
import { wantedPath } from './return-path';
import classes from './login-order-steps.module.css';

/** Checkout steps, for shoppers who log in or register on their way to an order. */
export const LoginOrderSteps = observer(function LoginOrderSteps({ href }: { href: string }) {
  const { snippets } = useStores();
  const [path] = wantedPath(href)?.split(/[?#]/) ?? [];
  if (path !== paths.checkout.to()) return null;
  return (
    <div className={classes.way}>
      <OrderSteps {...toOrderSteps(snippets.text, 'details')} />
    </div>
  );
});
