import { amountDue, invoiceOf, type Order } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { StepButton } from '../withdrawal/step-button';
import { StepForm } from '../withdrawal/step-form';
import { INVOICE, invoiceNumber } from './invoice-form';

/** The invoice of an order as a PDF; unpaid orders show when it follows. Works without script. */
export const InvoiceDownload = observer(function InvoiceDownload({ order }: { order: Order }) {
  const { page, snippets } = useStores();
  if (!invoiceOf(order))
    return amountDue(order) === 0 ? null : <p>{snippets.text('headless.order.invoiceLater')}</p>;
  const label = snippets.text('headless.order.invoice', { number: invoiceNumber(order) });
  return (
    // A download keeps the page, and with it the message of an earlier failure.
    <StepForm name={INVOICE} label={label} onSubmit={page.leave}>
      <StepButton variant="secondary" align="left">
        {label}
      </StepButton>
    </StepForm>
  );
});
