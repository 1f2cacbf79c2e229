import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import { CartContents } from '../cart/cart-contents';
import type { CartPageProps } from '../cart/load-cart-page';
import { CartButtons } from '../cart/summary/cart-buttons';
import { ShippingGoal } from '../cart/summary/shipping-goal';
import { Totals } from '../cart/summary/totals';
import { useCartTitle, useCartView } from '../cart/use-cart-view';
import { DeliveryLine } from '../delivery/delivery-line';
import classes from './side-cart-page.module.css';

export const Page = observer(function SideCartPage({ data }: CartPageProps) {
  const { overlay, snippets } = useStores();
  const view = useCartView();
  const title = useCartTitle();
  snippets.carry('cart', 'common');

  return (
    <Container width="text">
      <div className={classes.page}>
        <Heading level={1} size="section">
          {title}
        </Heading>
        <div>
          <CartContents paused={overlay.isOpen('cart')} prices={data?.prices} />
        </div>
        {view === 'filled' && (
          <>
            <DeliveryLine />
            <ShippingGoal loading={false} />
            <Totals loading={false} />
            <CartButtons />
          </>
        )}
        {view !== 'loading' && (
          <Button href={paths.home.to()} variant="underline" align="center">
            {snippets.text('headless.cart.continue')}
          </Button>
        )}
      </div>
    </Container>
  );
});
