import { invoiceOf, isPaid, type Order } from '@weefsel/api-clients';
import { useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import { useState } from 'react';
import classes from './order.module.css';

function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The download starts with the click; the URL must live until then.
  setTimeout(() => URL.revokeObjectURL(href));
}

/** Gives the invoice of an order as a PDF, or says from when on there is one. */
export const InvoiceDownload = observer(function InvoiceDownload({ order }: { order: Order }) {
  const { commerce, snippets } = useStores();
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, run } = useOneAtATime();
  const invoice = invoiceOf(order);
  if (!invoice) return isPaid(order) ? null : <p>{snippets.text('headless.order.invoiceLater')}</p>;
  const number = invoice.documentNumber ?? order.orderNumber ?? '';

  const download = async () => {
    setFailed(false);
    try {
      const file = await commerce.order.download(invoice);
      if (!file) return setFailed(true);
      saveFile(file, `factuur-${number}.pdf`);
    } catch (error) {
      console.error('[order] invoice', error);
      setFailed(true);
    }
  };

  return (
    <div className={classes.again}>
      {hasFailed && <Message kind="error">{snippets.text('headless.order.invoiceFailed')}</Message>}
      <Button variant="secondary" busy={isBusy} onClick={() => void run(download)}>
        {snippets.text('headless.order.invoice', { number })}
      </Button>
    </div>
  );
});
