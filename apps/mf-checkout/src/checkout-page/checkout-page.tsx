import { paths, type PageProps } from '@weefsel/contracts';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Message, OrderSteps, toOrderSteps, useHydrated } from '@weefsel/ui';
import { useMemo } from 'react';
import { EmptyCart } from '../cart/empty-cart';
import { LostLines } from '../cart/lost/lost-lines';
import { Notices, type Notice } from '../cart/notices/notices';
import { useNotices } from '../cart/notices/use-notices';
import { useCartView } from '../cart/use-cart-view';
import type { ServedCheckout } from '../checkout/checkout-beginning';
import { CheckoutSteps } from '../checkout/checkout-steps';
import { CheckoutSummary } from '../checkout/summary/checkout-summary';
import { StepsSkeleton } from '../checkout/step-frame';
import { stepOfOrder } from '../checkout/steps';
import { useCheckout } from '../checkout/use-checkout';
import { useReturnFocus } from '../payment/use-return-focus';
import classes from './checkout-page.module.css';

/** True for notices that are shown at the code field. */
const isAboutDiscount = ({ text }: Notice): boolean => /\.notice\.(code|discount)/.test(text);

export const Page = observer(function CheckoutPage({ data }: Partial<PageProps<ServedCheckout | null>>) {
  const { cart, overlay, snippets } = useStores();
  const checkout = useCheckout(data);
  const cartView = useCartView();
  const { notices } = useNotices({ paused: overlay.isOpen('cart') });
  const ofDiscounts = useMemo(() => notices.filter(isAboutDiscount), [notices]);
  snippets.carry('checkout', 'form', 'cart', 'common', 'link');
  const { isBusy, state: placing } = checkout.placing;
  const hydrated = useHydrated();
  const orderId = checkout.placing.orderId ?? (hydrated ? cart.memory.orderId : undefined) ?? data?.placed;
  // The order empties the cart, but the shopper stays until the payment page loads.
  const view = isBusy ? 'filled' : cartView;
  // In this case the lost lines are shown near the order button.
  const isInReview = view === 'filled' && placing.kind === 'refused' && checkout.step === 'review';
  const isUnsure = placing.kind === 'refused' && placing.text === 'headless.checkout.unsure';
  const isNothingOrdered = placing.kind === 'refused' && cart.memory.lost.length === 0;
  const loading = view === 'loading' || (view === 'filled' && !checkout.isReady);
  const placed = useReturnFocus<HTMLDivElement>(view === 'empty' && Boolean(orderId));

  return (
    <Container>
      <div className={classes.page}>
        <div className={classes.title}>
          <OrderSteps {...toOrderSteps(snippets.text, stepOfOrder(checkout.step))} />
          <Heading level={1}>{snippets.text('headless.checkout.title')}</Heading>
        </div>
        <div className={classes.steps}>
          {view !== 'loading' && !isInReview && <LostLines />}
          {view !== 'loading' && <Notices notices={notices.filter((notice) => !isAboutDiscount(notice))} />}
          {loading && <StepsSkeleton />}
          {view === 'filled' && !loading && <CheckoutSteps checkout={checkout} />}
          {view === 'empty' && orderId && (
            <div ref={placed} tabIndex={-1} className={classes.placed}>
              <Message
                kind="success"
                title={snippets.text('headless.checkout.placed')}
                action={{
                  label: snippets.text('headless.checkout.toOrder'),
                  href: `${paths.orderSuccess.to()}?orderId=${encodeURIComponent(orderId)}`,
                }}
              >
                {snippets.text('headless.checkout.placedHelp')}
              </Message>
            </div>
          )}
          {view === 'empty' && !orderId && (isUnsure || isNothingOrdered) && (
            <Message kind="info">
              {snippets.text(isUnsure ? 'headless.checkout.unsure' : 'headless.checkout.cartEmpty')}
            </Message>
          )}
          {view === 'empty' && !orderId && <EmptyCart headingId="checkout-empty" />}
          {view === 'failed' && (
            <RetryMessage
              title="headless.cart.failed"
              text="headless.cart.failedHelp"
              onRetry={() => void cart.refresh()}
            />
          )}
        </div>
        {(view === 'filled' || view === 'loading') && (
          <div className={classes.summary}>
            <CheckoutSummary step={checkout.step} loading={view === 'loading'} notices={ofDiscounts} />
          </div>
        )}
      </div>
    </Container>
  );
});
