import { screen } from '@testing-library/react';
import type { Order } from '@weefsel/api-clients';
import { showInShop } from '../testing/stores-for';
import type { PaymentOutcome } from '../order/payment-outcome';
import { FailedMessage } from './failed-message';

const order: Order = { id: 'o/1', orderNumber: '10001' };
const show = (outcome: PaymentOutcome, of: Order | null = order) =>
  showInShop(<FailedMessage outcome={outcome} order={of} />);

describe('why an order is not paid', () => {
  test.each([
    ['failed', 'error'],
    ['cancelled', 'error'],
    ['rejected', 'error'],
    ['open', 'info'],
    ['waiting', 'info'],
  ] as const)('%s: it is safe, and named [CRT-08]', (outcome, kind) => {
    const { container } = show(outcome);
    expect(screen.getByRole(kind === 'error' ? 'alert' : 'status')).toBeVisible();
    expect(container).toHaveTextContent('Er is niets afgeschreven. Je bestelling 10001 is bewaard');
    expect(screen.queryAllByText(/Een andere manier kan wel lukken/)).toHaveLength(
      outcome === 'rejected' ? 1 : 0,
    );
  });

  test('it is safe also when its number is not known [CRT-08]', () => {
    expect(show('failed', null).container).toHaveTextContent('Je bestelling is bewaard');
  });

  test.each([
    ['paid', 'Je hoeft niets meer te doen.'],
    ['pending', /Zodra je betaling binnen is/],
  ] as const)('%s: it may be paid all the same, and can be seen [CRT-07] [CRT-08]', (outcome, text) => {
    show(outcome);
    expect(screen.getByText(text)).toBeVisible();
    const view = screen.getByRole('link', { name: 'Bekijk je bestelling' });
    expect(view).toHaveAttribute('href', '/order/success?orderId=o%2F1');
    expect(screen.queryByText(/Er is niets afgeschreven/)).not.toBeInTheDocument();
  });

  test('it may be paid without being known here', () => {
    show('paid', null);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/order/success');
  });

  test('it was cancelled itself, so there is nothing to pay [CRT-08]', () => {
    expect(show('order-cancelled').container).toHaveTextContent(/^Er wordt niets bezorgd of afgeschreven\.$/);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
