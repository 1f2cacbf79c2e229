import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Message } from '@weefsel/ui';
import { EmptyCart } from '../cart/empty-cart';
import { Notices } from '../cart/notices/notices';
import type { Notice } from '../cart/notices/to-notices';
import { useNotices } from '../cart/notices/use-notices';
import { useCartView } from '../cart/use-cart-view';
import { CheckoutSteps } from '../checkout/checkout-steps';
import { CheckoutSummary } from '../checkout/summary/checkout-summary';
import { StepsSkeleton } from '../checkout/steps-skeleton';
import { useCheckout } from '../checkout/use-checkout';
import classes from './checkout-page.module.css';

/** Said where the code was typed. */
const isAboutDiscount = ({ text }: Notice): boolean => /\.notice\.(code|discount)/.test(text);

/** The way from a cart to an order, on one page. */
export const Page = observer(function CheckoutPage() {
  const { cart, overlay, snippets } = useStores();
  const checkout = useCheckout();
  const cartView = useCartView();
  const { notices } = useNotices({ paused: overlay.isOpen('cart') });
  snippets.carry('checkout', 'cart', 'common', 'link');
  const { isBusy, orderId, state: placing } = checkout.placing;
  // The cart is empty as soon as the order stands; the shopper is still here until the payment page comes.
  const view = isBusy ? 'filled' : cartView;
  const loading = view === 'loading' || (view === 'filled' && !checkout.isReady);

  return (
    <Container>
      <div className={classes.page}>
        <div className={classes.title}>
          <Heading level={1}>{snippets.text('headless.checkout.title')}</Heading>
          <noscript>{snippets.text('headless.checkout.noScript')}</noscript>
        </div>
        <div className={classes.steps}>
          {view !== 'loading' && <Notices notices={notices.filter((notice) => !isAboutDiscount(notice))} />}
          {loading && <StepsSkeleton />}
          {view === 'filled' && !loading && <CheckoutSteps checkout={checkout} />}
          {view === 'empty' && orderId && (
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
          )}
          {view === 'empty' && placing.kind === 'refused' && (
            <Message kind="info">{snippets.text(placing.text)}</Message>
          )}
          {view === 'empty' && !orderId && <EmptyCart headingId="checkout-empty" />}
          {view === 'failed' && (
            <Message
              kind="error"
              title={snippets.text('headless.cart.failed')}
              action={{ label: snippets.text('headless.common.retry'), onAction: () => void cart.refresh() }}
            >
              {snippets.text('headless.cart.failedHelp')}
            </Message>
          )}
        </div>
        {(view === 'filled' || view === 'loading') && (
          <div className={classes.summary}>
            <CheckoutSummary loading={view === 'loading'} notices={notices.filter(isAboutDiscount)} />
          </div>
        )}
      </div>
    </Container>
  );
});
