import { lastPayment, mainDelivery, type Order } from '@weefsel/api-clients';
import { addressLine } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { formatDay } from '@weefsel/ui';
import { isBrought } from '../delivery/use-delivery';
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const OrderDetails = observer(function OrderDetails({ order }: { order: Order }) {
  const { snippets } = useStores();
  const method = lastPayment(order)?.paymentMethod;
  const delivery = mainDelivery(order);
  const {
    shippingDateEarliest: from,
    shippingDateLatest: to,
    shippingOrderAddress: address,
  } = delivery ?? {};
  const isSent = isBrought(delivery?.shippingMethod);
  const days = [from, to].map((date) => formatDay(date ?? '')).filter(Boolean);
  const [first = '', last = first] = days;
  const expected =
    first === last
      ? first && snippets.text('headless.ordered.deliveryOn', { day: first })
      : snippets.text('headless.ordered.deliveryBetween', { from: first, to: last });

  return (
    <div className={classes.order}>
      <dl className={classes.facts}>
        <Fact name={snippets.text('headless.ordered.number')} value={order.orderNumber} />
        <Fact name={snippets.text('headless.ordered.payment')} value={method && methodName(method)} />
        <Fact
          name={snippets.text('headless.ordered.delivery')}
          value={[
            delivery?.shippingMethod && methodName(delivery.shippingMethod),
            isSent && capital(expected),
          ]
            .filter(Boolean)
            .join('. ')}
        />
        <Fact name={snippets.text('headless.ordered.address')} value={address && addressLine(address)} />
        <Fact name={snippets.text('headless.ordered.company')} value={order.orderCustomer?.company} />
        <Fact
          name={snippets.text('headless.ordered.vatId')}
          value={order.orderCustomer?.vatIds?.join(', ')}
        />
        <Fact name={snippets.text('headless.ordered.giftNote')} value={order.customerComment} />
      </dl>
      <OrderContents order={order} />
    </div>
  );
});
