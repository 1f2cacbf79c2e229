import { observer, useStores } from '@weefsel/stores';
import { formatPrice, ProgressBar, Skeleton } from '@weefsel/ui';
import classes from './shipping-goal.module.css';

/** Amount missing to free shipping, by commerce's threshold. Renders nothing without a threshold. */
export const ShippingGoal = observer(function ShippingGoal({ loading }: { loading: boolean }) {
  const { about, cart, snippets } = useStores();
  const { freeShippingFrom } = about;
  if (freeShippingFrom === undefined) return null;
  if (loading)
    return (
      <div className={classes.goal}>
        <Skeleton height="1.3125rem" width="14rem" />
        <Skeleton height="2px" />
      </div>
    );
  const missing = freeShippingFrom - cart.subtotal;
  const reached = cart.shippingCosts === 0 || missing <= 0;
  const text = reached
    ? snippets.text('headless.cart.freeShippingReached')
    : snippets.text('headless.cart.toFreeShipping', { amount: formatPrice(missing) });
  return (
    <div className={classes.goal}>
      <p>{text}</p>
      {!reached && <ProgressBar label={text} value={cart.subtotal} max={freeShippingFrom} />}
    </div>
  );
});
