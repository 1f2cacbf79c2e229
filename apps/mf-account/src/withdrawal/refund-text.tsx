import type { Withdrawal } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { formatPrice } from '@weefsel/ui';
import { Facts } from '../frame/section';
import classes from './withdrawal.module.css';

/** Amount to refund, or no longer due, with the delivery costs in it. */
export const RefundText = observer(function RefundText(
  props: Pick<Withdrawal, 'refund' | 'isPaid' | 'basis' | 'shippingTotal'>,
) {
  const { refund, isPaid, basis, shippingTotal } = props;
  const { snippets } = useStores();
  const total = isPaid ? 'headless.withdrawal.refund.total' : 'headless.withdrawal.refund.notDue';
  return (
    <>
      <Facts
        className={classes.facts}
        facts={{
          'headless.withdrawal.refund.goods': formatPrice(refund.goods),
          'headless.withdrawal.refund.delivery': shippingTotal > 0 ? formatPrice(refund.delivery) : null,
          [total]: formatPrice(refund.total),
        }}
      />
      {shippingTotal > 0 && refund.delivery === 0 && (
        <p className={classes.small}>
          {snippets.text(
            basis === 'law'
              ? 'headless.withdrawal.refund.deliveryPart'
              : 'headless.withdrawal.refund.deliveryLate',
          )}
        </p>
      )}
    </>
  );
});
