import { lastPayment, mainDelivery, type Order } from '@weefsel/api-clients';
import { addressLine } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { formatDate } from '@weefsel/ui';
import { methodName } from '../checkout/methods/method-option';
import { OrderContents } from '../order-contents/order-contents';
import classes from './order-details.module.css';

const Fact = ({ name, value }: { name: string; value: string | null | undefined }) =>
  value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;

export const OrderDetails = observer(function OrderDetails({ order }: { order: Order }) {
  const { snippets } = useStores();
  const method = lastPayment(order)?.paymentMethod;
  const delivery = mainDelivery(order);
  const {
    shippingDateEarliest: from,
    shippingDateLatest: to,
    shippingOrderAddress: address,
  } = delivery ?? {};
  const days = [from, to].map((date) => formatDate(date ?? '')).filter(Boolean);
  const [first = '', last = first] = days;
  const expected =
    first === last
      ? first && snippets.text('headless.ordered.deliveryOn', { date: first })
      : snippets.text('headless.ordered.deliveryBetween', { from: first, to: last });

  return (
    <div className={classes.order}>
      <dl className={classes.facts}>
        <Fact name={snippets.text('headless.ordered.number')} value={order.orderNumber} />
        <Fact name={snippets.text('headless.ordered.payment')} value={method && methodName(method)} />
        <Fact
          name={snippets.text('headless.ordered.delivery')}
          value={[delivery?.shippingMethod && methodName(delivery.shippingMethod), expected]
            .filter(Boolean)
            .join('. ')}
        />
        <Fact name={snippets.text('headless.ordered.address')} value={address && addressLine(address)} />
      </dl>
      <OrderContents order={order} />
    </div>
  );
});
