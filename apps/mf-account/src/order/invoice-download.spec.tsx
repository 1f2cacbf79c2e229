import { act, screen, waitFor } from '@testing-library/react';
import type { Order } from '@weefsel/api-clients';
import { showInShop, storesFor } from '../testing/shop';
import { emma } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { InvoiceDownload } from './invoice-download';

const PAPER = 'POST /document/download/paper/code';
const [invoice] = someOrder().documents ?? [];

function showDownload(order: Order) {
  const backend = backendOf(emma);
  const page = showInShop(<InvoiceDownload order={order} />, storesFor(backend));
  return { ...page, backend, press: () => page.shopper.click(screen.getByRole('button')) };
}

let kept: string[];
beforeEach(() => {
  kept = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the invoice of an order [ACC-03]', () => {
  test('is fetched once, however often it is asked for, and kept as a file', async () => {
    const { backend, press } = showDownload(someOrder());
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await press();
    await press();
    expect(kept).toEqual([]);
    await act(async () => open());
    await waitFor(() => expect(kept).toEqual(['factuur-F10042.pdf']));
    expect(backend.asked).toEqual([PAPER]);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
  });

  test.each([
    ['gone', 404],
    ['not to be had now', 500],
  ])('that is %s is no file, and that is said until it works', async (_why, status) => {
    const { backend, press } = showDownload(someOrder());
    backend.refusing = [status, '0'];
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Je factuur downloaden lukt even niet.');
    expect(kept).toEqual([]);
    backend.refusing = null;
    await press();
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without a number of its own has that of the order', () => {
    const { documentNumber: _none, ...nameless } = invoice ?? { id: 'paper', deepLinkCode: 'code' };
    showDownload({ ...someOrder(), documents: [nameless] });
    expect(screen.getByRole('button', { name: 'Factuur 10042 downloaden' })).toBeVisible();
  });

  test('comes when the order is paid; of a paid order without one nothing is said', () => {
    const { unmount } = showDownload({ ...someOrder('10042', { payment: 'open' }), documents: [] });
    expect(screen.getByText(/Zodra je bestelling is betaald/)).toBeVisible();
    unmount();
    const { container } = showDownload({ ...someOrder(), documents: [] });
    expect(container).toBeEmptyDOMElement();
  });
});
