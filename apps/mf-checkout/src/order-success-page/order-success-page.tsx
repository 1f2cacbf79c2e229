import { paths } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import { OrderDetails } from '../order/order-details';
import { OrderMissing, OrderSkeleton } from '../order/order-stand-ins';
import classes from '../order/order-page.module.css';
import { isPurchase, type PaymentOutcome } from '../order/payment-outcome';
import { useOrder, type OrderPageProps } from '../order/use-order';
import { useReturnFocus } from '../payment/use-return-focus';
import { GuestAccountSlot } from './guest-account-slot';
import { SuccessMessage } from './success-message';
import type { Order } from '@weefsel/api-clients';
import { useEffect } from 'react';
import { toPurchase } from '../tracking/to-checkout-event';

/** Tracks a purchase. Analytics count an order number once, however often its page is opened. */
function usePurchase(order: Order | null): void {
  const { tracking } = useStores();
  useEffect(() => {
    const purchase = order && toPurchase(order);
    if (purchase) tracking.track(purchase);
  }, [tracking, order]);
}

function titleOf(outcome: PaymentOutcome, loading: boolean): SnippetKey {
  if (!loading && isPurchase(outcome)) return 'headless.ordered.thanks';
  return loading || outcome === 'unknown' || outcome === 'order-cancelled'
    ? 'headless.ordered.title'
    : 'headless.ordered.notPaid';
}

export const Page = observer(function OrderSuccessPage({ href, data }: OrderPageProps) {
  const { snippets } = useStores();
  const { store, outcome, orderId, orderNumber } = useOrder(href, data);
  snippets.carry('ordered', 'cart', 'checkout', 'common');
  const { order, state } = store;
  const loading = state.state === 'idle' || state.state === 'loading';
  const email = useReadableEmail(order?.orderCustomer?.email);
  usePurchase(order && isPurchase(outcome) ? order : null);

  const title = useReturnFocus<HTMLHeadingElement>(!loading);

  return (
    <Container width="text">
      <div className={classes.page}>
        <Heading level={1} ref={title}>
          {snippets.text(titleOf(outcome, loading))}
        </Heading>
        {!loading && (
          <SuccessMessage
            outcome={outcome}
            orderId={order?.id}
            onLookAgain={() => void store.load(orderId)}
          />
        )}
        {!loading && isPurchase(outcome) && (
          <p>
            {email
              ? snippets.text('headless.ordered.mail', { email })
              : snippets.text('headless.ordered.mailUnknown')}
          </p>
        )}
        {loading && <OrderSkeleton />}
        {order && <OrderDetails order={order} />}
        {order && isPurchase(outcome) && <GuestAccountSlot orderId={order.id} />}
        {!loading && !order && orderNumber && (
          <p>
            {snippets.text('headless.ordered.number')}: {orderNumber}
          </p>
        )}
        {!loading && !order && <OrderMissing store={store} orderId={orderId} />}
        {!loading && (
          <div className={classes.ways}>
            <Button href={paths.home.to()} variant="secondary">
              {snippets.text('headless.ordered.continue')}
            </Button>
          </div>
        )}
      </div>
    </Container>
  );
});
