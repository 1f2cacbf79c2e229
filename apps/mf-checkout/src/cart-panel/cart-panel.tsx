import type { PanelProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { CartContents } from '../cart/cart-contents';
import { CartButtons } from '../cart/summary/cart-buttons';
import { ShippingGoal } from '../cart/summary/shipping-goal';
import { Totals } from '../cart/summary/totals';
import { useCartView } from '../cart/use-cart-view';
import { DeliveryLine } from '../delivery/delivery-line';
import classes from './cart-panel.module.css';

const isLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;

/**
 * The cart in the shell's panel: lines, totals, and buttons to checkout and cart page. The shell owns title and close
 * button.
 */
export const Fragment = observer(function CartPanel({ onClose }: PanelProps) {
  const { snippets } = useStores();
  const view = useCartView();
  // A link to the current page does not navigate, so the panel closes itself.
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
            <CartButtons />
          </>
        )}
        <Button variant="underline" align="center" size="small" onClick={onClose}>
          {snippets.text('headless.cart.continue')}
        </Button>
      </footer>
    </div>
  );
});
