import type { Order } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import type { PaymentOutcome } from '../order/payment-outcome';

interface FailedMessageProps {
  outcome: PaymentOutcome;
  order: Order | null;
}

/** Reason why the order is not paid, and the assurance that it is kept. */
export const FailedMessage = observer(function FailedMessage({ outcome, order }: FailedMessageProps) {
  const { snippets } = useStores();
  if (outcome === 'order-cancelled') return <p>{snippets.text('headless.ordered.cancelledHelp')}</p>;
  if (outcome === 'paid' || outcome === 'pending') {
    const query = order ? `?orderId=${encodeURIComponent(order.id)}` : '';
    const view = { label: snippets.text('headless.ordered.view'), href: paths.orderSuccess.to() + query };
    return (
      <Message kind={outcome === 'paid' ? 'success' : 'info'} action={view}>
        {snippets.text(
          outcome === 'paid' ? 'headless.ordered.alreadyPaidHelp' : 'headless.ordered.pendingHelp',
        )}
      </Message>
    );
  }
  const number = order?.orderNumber;
  return (
    <Message kind={outcome === 'open' || outcome === 'waiting' ? 'info' : 'error'}>
      {outcome === 'rejected' && `${snippets.text('headless.ordered.rejectedHelp')} `}
      {number
        ? snippets.text('headless.ordered.kept', { number })
        : snippets.text('headless.ordered.keptUnknown')}
    </Message>
  );
});
