import type { Order } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { formatPrice } from '@weefsel/ui';
import { toOrderDiscounts } from '../orders/to-order-line';
import classes from './order.module.css';

/** What an order cost. */
export const OrderTotals = observer(function OrderTotals({ order }: { order: Order }) {
  const { snippets } = useStores();
  const { shippingTotal = 0 } = order;
  return (
    <dl className={classes.totals}>
      {toOrderDiscounts(order).map(({ id, name, total }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      ))}
      <div>
        <dt>{snippets.text('headless.order.subtotal')}</dt>
        <dd>{formatPrice(order.positionPrice)}</dd>
      </div>
      <div>
        <dt>{snippets.text('headless.order.shippingCosts')}</dt>
        <dd>{shippingTotal > 0 ? formatPrice(shippingTotal) : snippets.text('headless.order.free')}</dd>
      </div>
      <div data-total>
        <dt>{snippets.text('headless.order.total')}</dt>
        <dd>{formatPrice(order.amountTotal)}</dd>
      </div>
    </dl>
  );
});
