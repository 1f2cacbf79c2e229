import { act, screen, waitFor } from '@testing-library/react';
import { observer } from '@weefsel/stores';
import { showInShop } from '../testing/shop';
import { emma, NOT_LOGGED_IN } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { storesFor } from '../testing/stores-for';
import { usePayment } from './use-payment';

const Pay = observer(function Pay({ onSettled }: { onSettled: () => void }) {
  const { state, pay } = usePayment('order-1', onSettled);
  return <button onClick={() => pay('visa')}>{state}</button>;
});

function showPayment(redirectUrl: string | null) {
  const backend = backendOf(emma);
  backend.answers['POST /handle-payment'] = { redirectUrl };
  const onSettled = jest.fn();
  const page = showInShop(<Pay onSettled={onSettled} />, storesFor(backend));
  const press = () => page.shopper.click(screen.getByRole('button'));
  const shows = (state: string) => waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(state));
  const comeBack = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  return { backend, onSettled, press, shows, comeBack };
}

const TO_PAY = ['POST /order/payment', 'POST /handle-payment'];

beforeEach(() => {
  window.location.hash = '';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('paying an order anew [ACC-03]', () => {
  test('sets the method, then goes to the payment service, once however often it is pressed', async () => {
    const { backend, onSettled, press, shows } = showPayment('#betaaldienst');
    await press();
    await press();
    await waitFor(() => expect(window.location.hash).toBe('#betaaldienst'));
    await press();
    expect(backend.asked).toEqual(TO_PAY);
    expect(backend.sent['POST /order/payment']).toEqual({ orderId: 'order-1', paymentMethodId: 'visa' });
    expect(backend.sent['POST /handle-payment']).toMatchObject({
      finishUrl: 'http://localhost/order/success?orderId=order-1',
      errorUrl: 'http://localhost/order/failed?orderId=order-1',
    });
    await shows('pending');
    expect(onSettled).not.toHaveBeenCalled();
  });

  test.each([null, '', 'javascript:alert(1)', 'https://'])(
    'stays here when there is nowhere to go: %j',
    async (redirectUrl) => {
      const { onSettled, press, shows } = showPayment(redirectUrl);
      await press();
      await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
      await shows('idle');
    },
  );

  test('begins no payment when the method is refused, says so and can be tried again', async () => {
    const { backend, onSettled, press, shows } = showPayment(null);
    backend.refusing = [500, '0'];
    await press();
    await shows('failed');
    expect(backend.asked).toEqual(['POST /order/payment']);
    expect(onSettled).not.toHaveBeenCalled();
    backend.refusing = null;
    await press();
    await shows('idle');
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('asks who is logged in when the backend says that nobody is [ACC-04]', async () => {
    const { backend, press, shows } = showPayment(null);
    backend.refusing = [403, NOT_LOGGED_IN];
    await press();
    await shows('failed');
    expect(backend.asked).toContain('GET /context');
  });

  test('is possible again for who comes back from the payment service to a page that was kept', async () => {
    const { onSettled, press, shows, comeBack } = showPayment('#betaaldienst');
    await press();
    await waitFor(() => expect(window.location.hash).toBe('#betaaldienst'));
    comeBack(false);
    await shows('pending');
    expect(onSettled).not.toHaveBeenCalled();
    comeBack(true);
    await shows('idle');
    expect(onSettled).toHaveBeenCalledTimes(1);
  });
});
