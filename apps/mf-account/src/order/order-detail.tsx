import { lastPayment, mainDelivery, type OrderOfLink } from '@weefsel/api-clients';
import { RemoteFragment } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { formatDate, Heading, Skeleton } from '@weefsel/ui';
import { Facts, Section } from '../frame/section';
import { orderStatus, paymentStatus } from '../orders/order-status';
import { toOrderLines } from '../orders/to-order-line';
import { InvoiceDownload } from './invoice-download';
import classes from './order.module.css';
import { ORDER_CONTENTS, PAY_AGAIN } from './lent-ids';
import { Parcels } from './parcels/parcels';
import { Reorder } from './reorder';
import { ReviewLinks } from './review-links';
import { Timeline } from './timeline/timeline';
import { Withdrawals } from './withdrawals';
import { AddressLines } from '../addresses/address-lines';

interface OrderDetailProps extends OrderOfLink {
  /** Called when the order has changed; without it the order is read-only. */
  onChanged?: () => void;
}

export const OrderDetail = observer(function OrderDetail(props: OrderDetailProps) {
  const { order, isPayable, onChanged } = props;
  const { snippets } = useStores();
  const lines = toOrderLines(order);
  const delivery = mainDelivery(order);
  const payment = lastPayment(order);
  const paid = paymentStatus(order);
  const paidText = paid ? snippets.text(paid) : payment?.stateMachineState?.translated?.name;

  const places = [
    ['headless.order.deliveryAddress', delivery?.shippingOrderAddress],
    ['headless.order.billingAddress', order.billingAddress],
  ] as const;

  return (
    <div className={classes.order}>
      <Heading level={1}>
        {snippets.text('headless.orders.number', { number: order.orderNumber ?? '' })}
      </Heading>
      <Facts
        className={classes.facts}
        facts={{
          'headless.order.date': formatDate(order.orderDateTime ?? ''),
          'headless.order.status': snippets.text(orderStatus(order)),
          'headless.order.payment': [payment?.paymentMethod?.translated?.name, paidText]
            .filter(Boolean)
            .join(': '),
          'headless.order.shipping': delivery?.shippingMethod?.translated?.name,
          'headless.order.company': order.orderCustomer?.company ?? undefined,
          'headless.order.vatId': order.orderCustomer?.vatIds?.join(', '),
          'headless.order.giftNote': order.customerComment ?? undefined,
        }}
      />
      <div className={classes.part}>
        {isPayable && onChanged && (
          <Section className={classes.pay} title="headless.order.payTitle">
            <p>{snippets.text('headless.order.payHelp')}</p>
            <RemoteFragment
              of="mf-checkout"
              name="PayAgain"
              id={PAY_AGAIN}
              props={{ orderId: order.id, onSettled: onChanged }}
              loading={<Skeleton height="41rem" />}
            />
          </Section>
        )}
        <Timeline order={order} />
        <Parcels order={order} />
      </div>
      <div className={classes.part}>
        <RemoteFragment
          of="mf-checkout"
          name="OrderContents"
          id={ORDER_CONTENTS}
          props={{ order }}
          loading={<Skeleton height="24rem" />}
        />
        <InvoiceDownload order={order} />
        <Reorder lines={lines} />
        {!isPayable && <ReviewLinks order={order} />}
        <Withdrawals order={order} />
        <div className={classes.addresses}>
          {places.map(
            ([title, address]) =>
              address && (
                <Section key={title} className={classes.address} title={title}>
                  <AddressLines address={address} />
                </Section>
              ),
          )}
        </div>
      </div>
    </div>
  );
});
