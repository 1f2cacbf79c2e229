import { screen, waitFor } from '@testing-library/react';
import { backendWithOrder, ID, showFailed, showSuccess } from '../testing/order-shopper';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

beforeEach(() => sessionStorage.clear());

describe('who comes back from the payment page', () => {
  const title = () => screen.getByRole('heading', { level: 1 });

  test('is brought to how it ended, once that is known [CRT-08]', async () => {
    await showSuccess(`?orderId=${ID}&brq_statuscode=190`, backendWithOrder('paid'));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveTextContent('Bedankt voor je bestelling');
  });

  test('is brought to why it is not paid [CRT-08]', async () => {
    await showFailed(`?orderId=${ID}&brq_statuscode=890`, backendWithOrder('cancelled'));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveTextContent('Je hebt de betaling geannuleerd');
  });

  test('is not called away from where she is meanwhile [CRT-08]', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await showSuccess(`?orderId=${ID}&brq_statuscode=190`, backendWithOrder('paid'));
    await screen.findByText('10001');
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });
});
