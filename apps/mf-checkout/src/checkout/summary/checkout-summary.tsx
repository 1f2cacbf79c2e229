import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading, Skeleton } from '@weefsel/ui';
import { Totals } from '../../cart/summary/totals';
import type { Notice } from '../../cart/notices/notices';
import { toLine } from '../../cart/lines/to-line';
import type { Step } from '../steps';
import classes from './checkout-summary.module.css';
import { LineList } from './line-list';
import { PromoCode } from './promo-code';

interface CheckoutSummaryProps {
  /** The open step. */
  step: Step;
  loading: boolean;
  /** Messages of the cart about discounts. */
  notices: readonly Notice[];
}

export const CheckoutSummary = observer(function CheckoutSummary(props: CheckoutSummaryProps) {
  const { step, loading, notices } = props;
  // The review lists the goods itself on narrow screens.
  const isBelowGoods = step === 'review';
  const { cart, snippets } = useStores();
  const title = snippets.text('headless.checkout.summary');
  return (
    <section className={classes.summary} aria-label={title}>
      <div className={classes.head}>
        <Heading level={2} size="small">
          {title}
        </Heading>
        <a href={paths.cart.to()}>{snippets.text('headless.checkout.changeCart')}</a>
      </div>
      <div className={classes.goods} data-twice={isBelowGoods || undefined}>
        <LineList lines={cart.lines.map(toLine)} loading={loading} />
        <Totals loading={loading} />
      </div>
      {loading ? <Skeleton height="4.5625rem" /> : <PromoCode step={step} notices={notices} />}
    </section>
  );
});
