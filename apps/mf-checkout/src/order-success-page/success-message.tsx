import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import type { PaymentOutcome } from '../order/payment-outcome';

interface SuccessMessageProps {
  outcome: PaymentOutcome;
  orderId: string | undefined;
  onLookAgain: () => void;
}

/** State of the payment, with the shopper's next step. */
export const SuccessMessage = observer(function SuccessMessage(props: SuccessMessageProps) {
  const { outcome, orderId, onLookAgain } = props;
  const { snippets } = useStores();
  const query = orderId ? `?orderId=${encodeURIComponent(orderId)}` : '';
  const toPayment = {
    label: snippets.text('headless.ordered.toPayment'),
    href: paths.orderFailed.to() + query,
  };

  switch (outcome) {
    case 'paid':
      return <p>{snippets.text('headless.ordered.paid')}</p>;
    case 'pending':
    case 'waiting':
      return (
        <Message
          kind="info"
          title={snippets.text(`headless.ordered.${outcome}`)}
          action={{ label: snippets.text('headless.ordered.lookAgain'), onAction: onLookAgain }}
        >
          {snippets.text(`headless.ordered.${outcome}Help`)}
        </Message>
      );
    case 'failed':
    case 'rejected':
    case 'cancelled':
      return (
        <Message kind="error" title={snippets.text('headless.ordered.notPaid')} action={toPayment}>
          {snippets.text('headless.ordered.notPaidHelp')}
        </Message>
      );
    case 'order-cancelled':
      return (
        <Message kind="info" title={snippets.text('headless.ordered.cancelled')}>
          {snippets.text('headless.ordered.cancelledHelp')}
        </Message>
      );
    case 'later':
      return <p>{snippets.text('headless.ordered.received')}</p>;
    case 'open':
      return (
        <Message kind="info" action={{ ...toPayment, label: snippets.text('headless.ordered.payNow') }}>
          {snippets.text('headless.ordered.openHelp')}
        </Message>
      );
    case 'unknown':
      return null;
  }
});
