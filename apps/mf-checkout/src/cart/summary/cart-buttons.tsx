import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import classes from './cart-buttons.module.css';

/** Buttons from a compact cart to the checkout or to the full cart. */
export const CartButtons = observer(function CartButtons() {
  const { snippets } = useStores();
  return (
    <div className={classes.ways}>
      <Button href={paths.checkout.to()} align="stretch">
        {snippets.text('headless.cart.toCheckout')}
      </Button>
      <Button href={paths.cart.to()} variant="secondary" align="stretch">
        {snippets.text('headless.cart.open')}
      </Button>
    </div>
  );
});
