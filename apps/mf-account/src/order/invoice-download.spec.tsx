import { fireEvent, screen } from '@testing-library/react';
import type { Order } from '@weefsel/api-clients';
import { runInAction } from '@weefsel/stores';
import { showInShop, storesFor } from '../testing/shop';
import { emma } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { InvoiceDownload } from './invoice-download';

const [invoice] = someOrder().documents ?? [];

function showDownload(order: Order) {
  const stores = storesFor(backendOf(emma));
  return { ...showInShop(<InvoiceDownload order={order} />, stores), stores };
}

describe('the invoice of an order [ACC-03]', () => {
  test('is a form that the browser sends to the page of the order', () => {
    showDownload(someOrder());
    const form = screen.getByRole('form', { name: 'Factuur F10042 downloaden' });
    expect(form).toHaveFormValues({ form: 'invoice' });
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('action');
  });

  test('clears the message of an earlier failure when it is sent', () => {
    const { stores } = showDownload(someOrder());
    runInAction(() => (stores.page.said = { kind: 'error', text: 'headless.order.invoiceFailed' }));
    fireEvent.submit(screen.getByRole('form'));
    expect(stores.page.said).toBeUndefined();
  });

  test('without a document number is named by the order number', () => {
    const { documentNumber: _none, ...nameless } = invoice ?? { id: 'paper', deepLinkCode: 'code' };
    showDownload({ ...someOrder(), documents: [nameless] });
    expect(screen.getByRole('button', { name: 'Factuur 10042 downloaden' })).toBeVisible();
  });

  test('is announced for an unpaid order; a paid order without one shows nothing', () => {
    const { unmount } = showDownload({ ...someOrder('10042', { payment: 'open' }), documents: [] });
    expect(screen.getByText(/Zodra je bestelling is betaald/)).toBeVisible();
    unmount();
    const { container } = showDownload({ ...someOrder(), documents: [] });
    expect(container).toBeEmptyDOMElement();
  });

  test('is not announced for an unpaid order that was cancelled', () => {
    const order = { ...someOrder('10042', { payment: 'open' }), documents: [] };
    const { container } = showDownload({ ...order, stateMachineState: { technicalName: 'cancelled' } });
    expect(container).toBeEmptyDOMElement();
  });
});
