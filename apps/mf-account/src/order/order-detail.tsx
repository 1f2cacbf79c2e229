import {
  lastPayment,
  mainDelivery,
  type Buyer,
  type OrderOfLink,
  type CustomerAddress,
} from '@weefsel/api-clients';
import { RemoteFragment } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { formatDate, Heading, Skeleton } from '@weefsel/ui';
import { orderStatus, paymentStatus } from '../orders/order-status';
import { toOrderLines } from '../orders/to-order-line';
import { InvoiceDownload } from './invoice-download';
import classes from './order.module.css';
import { ORDER_CONTENTS, PAY_AGAIN } from './lent-ids';
import { Reorder } from './reorder';
import { AddressLines } from '../addresses/address-lines';

type Known = CustomerAddress | null | undefined;

const OrderAddresses = observer(function OrderAddresses(props: { delivery: Known; billing: Known }) {
  const { snippets } = useStores();
  const places = [
    ['headless.order.deliveryAddress', props.delivery],
    ['headless.order.billingAddress', props.billing],
  ] as const;
  return (
    <div className={classes.addresses}>
      {places.map(
        ([title, address]) =>
          address && (
            <section key={title} className={classes.address}>
              <Heading level={2} size="small">
                {snippets.text(title)}
              </Heading>
              <AddressLines address={address} />
            </section>
          ),
      )}
    </div>
  );
});

interface OrderDetailProps extends OrderOfLink {
  /** How a guest showed whose order it is. */
  buyer?: Buyer | undefined;
  /** Called when the order has changed; without it the order is read-only. */
  onChanged?: () => void;
}

export const OrderDetail = observer(function OrderDetail({
  order,
  isPayable,
  buyer,
  onChanged,
}: OrderDetailProps) {
  const { snippets } = useStores();
  const lines = toOrderLines(order);
  const delivery = mainDelivery(order);
  const payment = lastPayment(order);
  const paid = paymentStatus(order);
  const paidText = paid ? snippets.text(paid) : payment?.stateMachineState?.translated?.name;
  const facts = [
    ['headless.order.date', formatDate(order.orderDateTime ?? '')],
    ['headless.order.status', snippets.text(orderStatus(order))],
    [
      'headless.order.payment',
      [payment?.paymentMethod?.translated?.name, paidText].filter(Boolean).join(': '),
    ],
    ['headless.order.shipping', delivery?.shippingMethod?.translated?.name],
    ['headless.order.tracking', delivery?.trackingCodes?.join(', ')],
  ] as const;

  return (
    <div className={classes.order}>
      <Heading level={1}>
        {snippets.text('headless.orders.number', { number: order.orderNumber ?? '' })}
      </Heading>
      <dl className={classes.facts}>
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{snippets.text(key)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {isPayable && onChanged && (
        <section className={classes.pay}>
          <Heading level={2} size="small">
            {snippets.text('headless.order.payTitle')}
          </Heading>
          <p>{snippets.text('headless.order.payHelp')}</p>
          <RemoteFragment
            of="mf-checkout"
            name="PayAgain"
            id={PAY_AGAIN}
            props={{ orderId: order.id, onSettled: onChanged }}
            loading={<Skeleton height="14rem" />}
          />
        </section>
      )}
      <RemoteFragment
        of="mf-checkout"
        name="OrderContents"
        id={ORDER_CONTENTS}
        props={{ order }}
        loading={<Skeleton height="24rem" />}
      />
      <InvoiceDownload order={order} buyer={buyer} />
      <Reorder lines={lines} />
      <OrderAddresses billing={order.billingAddress} delivery={delivery?.shippingOrderAddress} />
    </div>
  );
});
