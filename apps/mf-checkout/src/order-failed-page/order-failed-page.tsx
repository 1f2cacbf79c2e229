import { paths } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import { useEffect } from 'react';
import { OrderDetails } from '../order/order-details';
import { OrderMissing, OrderSkeleton } from '../order/order-stand-ins';
import classes from '../order/order-page.module.css';
import { isPayable, type PaymentOutcome } from '../order/payment-outcome';
import { useOrder, type OrderPageProps } from '../order/use-order';
import { useReturnFocus } from '../payment/use-return-focus';
import { FailedMessage } from './failed-message';
import { PayAgain } from '../pay-again/pay-again';

const TITLES: Readonly<Record<PaymentOutcome, SnippetKey>> = {
  paid: 'headless.ordered.alreadyPaid',
  pending: 'headless.ordered.pending',
  waiting: 'headless.ordered.payNotStarted',
  later: 'headless.ordered.thanks',
  open: 'headless.ordered.payNotStarted',
  failed: 'headless.ordered.payFailed',
  rejected: 'headless.ordered.payRejected',
  cancelled: 'headless.ordered.payCancelled',
  'order-cancelled': 'headless.ordered.cancelled',
  unknown: 'headless.ordered.title',
};

/** Page of an unpaid order: the reason, reassurance, and payment in another way. */
export const Page = observer(function OrderFailedPage({ href, data }: OrderPageProps) {
  const { cart, snippets } = useStores();
  const { store, outcome, orderId, statuscode } = useOrder(href, data);
  snippets.carry('ordered', 'cart', 'checkout', 'common');
  const { order, state } = store;
  const isOrderToPay = order !== null && isPayable(outcome);
  // Order and payment methods appear together, so that nothing on the page moves.
  const loading =
    state.state === 'idle' || state.state === 'loading' || (isOrderToPay && store.methods.state === 'idle');

  useEffect(() => {
    if (isOrderToPay && store.methods.state === 'idle') void store.loadMethods();
  }, [store, isOrderToPay]);

  const title = useReturnFocus<HTMLHeadingElement>(!loading);

  return (
    <Container width="text">
      <div className={classes.page}>
        <Heading level={1} ref={title}>
          {snippets.text(loading && !statuscode ? 'headless.ordered.payNotStarted' : TITLES[outcome])}
        </Heading>
        {!loading && outcome !== 'unknown' && <FailedMessage outcome={outcome} order={order} />}
        {loading && <OrderSkeleton />}
        {!loading && !order && <OrderMissing store={store} orderId={orderId} />}
        {!loading && order && isOrderToPay && (
          <PayAgain store={store} order={order} isRejected={outcome === 'rejected'} />
        )}
        {!loading && order && <OrderDetails order={order} />}
        {!loading && (
          <div className={classes.ways}>
            {!cart.isEmpty && (
              <Button href={paths.cart.to()} variant="secondary">
                {snippets.text('headless.ordered.toCart')}
              </Button>
            )}
            <Button href={paths.home.to()} variant="secondary">
              {snippets.text('headless.ordered.continue')}
            </Button>
          </div>
        )}
      </div>
    </Container>
  );
});
