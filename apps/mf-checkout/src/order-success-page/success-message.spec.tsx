import { screen } from '@testing-library/react';
import { showInShop } from '../testing/stores-for';
import type { PaymentOutcome } from '../order/payment-outcome';
import { SuccessMessage } from './success-message';

function show(outcome: PaymentOutcome, orderId: string | undefined = 'o/1') {
  const onLookAgain = jest.fn();
  return { ...showInShop(<SuccessMessage {...{ outcome, orderId, onLookAgain }} />), onLookAgain };
}

describe('the message about a payment', () => {
  test.each([
    ['paid', /^Je betaling is gelukt/],
    ['later', /^We hebben je bestelling ontvangen/],
    ['order-cancelled', /^Je bestelling is geannuleerd/],
  ] as const)('%s: there is nothing to do [CRT-08]', (outcome, text) => {
    show(outcome);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each([
    ['pending', 'Je betaling wordt nog verwerkt', /Zodra je betaling binnen is/],
    ['waiting', 'We wachten nog op je betaling', /Rond je betaling af bij je bank/],
  ] as const)('%s: it can be looked at again [CRT-07]', async (outcome, title, help) => {
    const { shopper, onLookAgain } = show(outcome);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(help)).toBeVisible();
    await shopper.click(screen.getByRole('button', { name: 'Kijk opnieuw' }));
    expect(onLookAgain).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['failed', 'Opnieuw betalen', /De betaling is niet gelukt/],
    ['rejected', 'Opnieuw betalen', /De betaling is niet gelukt/],
    ['cancelled', 'Opnieuw betalen', /De betaling is niet gelukt/],
    ['open', 'Nu betalen', /er is nog niets betaald/],
  ] as const)('%s: the order can be paid [CRT-08]', (outcome, label, text) => {
    show(outcome);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', '/order/failed?orderId=o%2F1');
  });

  test('links to paying, also when the order is unknown', () => {
    show('failed', '');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/order/failed');
  });

  test('has no status for an unknown outcome', () => {
    expect(show('unknown').container).toHaveTextContent('');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
