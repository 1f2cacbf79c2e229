import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading, Promises } from '@weefsel/ui';
import { CartContents } from '../cart/cart-contents';
import type { CartPageProps } from '../cart/load-cart-page';
import { ShippingGoal } from '../cart/summary/shipping-goal';
import { Totals } from '../cart/summary/totals';
import { useCartTitle, useCartView, type CartView } from '../cart/use-cart-view';
import { useDeliveryIfBrought } from '../delivery/use-delivery';
import classes from './cart-page.module.css';
import { LastViewedSlot } from './last-viewed-slot';
import { useEffect } from 'react';
import { toCheckoutEvent } from '../tracking/to-checkout-event';

/** Tracks a view of the cart, unless it is empty. */
function useCartSeen(view: CartView): void {
  const { cart, tracking } = useStores();
  useEffect(() => {
    if (view === 'filled') tracking.track(toCheckoutEvent('view_cart', cart.cart));
  }, [cart, tracking, view]);
}

export const Page = observer(function CartPage({ data }: CartPageProps) {
  const { overlay, snippets } = useStores();
  const view = useCartView();
  const title = useCartTitle();
  const delivery = useDeliveryIfBrought();
  useCartSeen(view);
  snippets.carry('cart', 'common');

  return (
    <>
      <Container>
        <div className={classes.page} data-view={view}>
          <div className={classes.title}>
            <Heading level={1}>{title}</Heading>
          </div>
          <div className={classes.contents}>
            <CartContents paused={overlay.isOpen('cart')} prices={data?.prices} />
          </div>
          {(view === 'filled' || view === 'loading') && (
            <section className={classes.summary} aria-label={snippets.text('headless.cart.summary')}>
              <Heading level={2} size="small">
                {snippets.text('headless.cart.summary')}
              </Heading>
              <Totals loading={view === 'loading'} />
              <ShippingGoal loading={view === 'loading'} />
              <Promises
                delivery={delivery}
                shipping={snippets.text('headless.cart.promise.shipping')}
                returns={snippets.text('headless.cart.promise.returns')}
              />
              <Button href={paths.checkout.to()} align="stretch">
                {snippets.text('headless.cart.checkout')}
              </Button>
              <Button href={paths.home.to()} variant="secondary" align="stretch">
                {snippets.text('headless.cart.continue')}
              </Button>
            </section>
          )}
        </div>
      </Container>
      <LastViewedSlot />
    </>
  );
});
