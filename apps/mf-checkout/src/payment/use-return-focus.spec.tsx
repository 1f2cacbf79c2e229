import { screen, waitFor } from '@testing-library/react';
import { backendWithOrder, ID, showFailed, showSuccess } from '../testing/order-shopper';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

beforeEach(() => sessionStorage.clear());

describe('the focus after a return from the payment page', () => {
  const title = () => screen.getByRole('heading', { level: 1 });

  test('moves to the heading of a paid order once the outcome is known [CRT-08]', async () => {
    await showSuccess(`?orderId=${ID}&brq_statuscode=190`, backendWithOrder('paid'));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveTextContent('Bedankt voor je bestelling');
  });

  test('moves to the heading of a cancelled payment [CRT-08]', async () => {
    await showFailed(`?orderId=${ID}&brq_statuscode=890`, backendWithOrder('cancelled'));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveTextContent('Je hebt de betaling geannuleerd');
  });

  test('stays on an element that the shopper has focused before [CRT-08]', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await showSuccess(`?orderId=${ID}&brq_statuscode=190`, backendWithOrder('paid'));
    await screen.findByText('10001');
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });
});
