import type { PanelProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { CartContents } from '../cart/cart-contents';
import { CartWays } from '../cart/summary/cart-ways';
import { ShippingGoal } from '../cart/summary/shipping-goal';
import { Totals } from '../cart/summary/totals';
import { useCartView } from '../cart/use-cart-view';
import { DeliveryLine } from '../delivery/delivery-line';
import classes from './cart-panel.module.css';

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

/** The cart in the shell's panel: what is in it, what it costs, and the ways to the checkout and the cart page. Title and close button are the shell's. */
export const Fragment = observer(function CartPanel({ onClose }: PanelProps) {
  const { snippets } = useStores();
  const view = useCartView();
  // A link to the present page changes nothing, so the panel closes itself.
  const closeOnLink = (event: MouseEvent) => {
    if (isLink(event)) onClose();
  };

  return (
    <div className={classes.panel} onClick={closeOnLink}>
      <div className={classes.contents}>
        <CartContents />
      </div>
      <footer className={classes.foot}>
        {(view === 'filled' || view === 'loading') && (
          <>
            <DeliveryLine />
            <ShippingGoal loading={view === 'loading'} />
            <Totals loading={view === 'loading'} />
            <CartWays />
          </>
        )}
        <Button variant="underline" align="center" size="small" onClick={onClose}>
          {snippets.text('headless.cart.continue')}
        </Button>
      </footer>
    </div>
  );
});
