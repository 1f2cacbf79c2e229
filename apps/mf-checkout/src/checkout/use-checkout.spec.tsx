import { act } from '@testing-library/react';
import { withRouter } from '@weefsel/federation/testing';
import { observer } from '@weefsel/stores';
import type { ServedCheckout } from './checkout-beginning';
import type { CheckoutBackend } from '../testing/checkout-backend';
import { backendWithGuest, TYPED, typeDetails } from '../testing/checkout-of';
import { backendWithCart } from '../testing/checkout-shopper';
import { held } from '../testing/show';
import { showInShop, storesFor } from '../testing/stores-for';
import type { CheckoutStore } from './checkout-store';
import { rememberCheckout } from './checkout-storage';
import { emptyDraft } from './details/details-draft';
import { useCheckout } from './use-checkout';

const served: ServedCheckout = { step: 'details', countries: [{ id: 'nl', iso: 'NL' }], addresses: [] };

/** Renders the checkout of a page, in a browser that has started already. */
async function show(backend: CheckoutBackend, data?: ServedCheckout | null) {
  const known: { checkout?: CheckoutStore } = {};
  const Checkout = observer(() => {
    known.checkout = useCheckout(data);
    return <p>{`${known.checkout.isReady} ${known.checkout.step}`}</p>;
  });
  const { tree } = withRouter(<Checkout />, { at: '/checkout', path: '/checkout' });
  const view = showInShop(tree, storesFor(backend));
  const checkout = () => known.checkout as CheckoutStore;
  return { ...view, checkout, text: () => view.container.textContent };
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the checkout of a page', () => {
  test('begins with the typed details of this tab, also before the cart is known [CRT-06]', async () => {
    rememberCheckout({ draft: { ...emptyDraft(), values: { email: TYPED.email } } });
    const { checkout, text } = await show(backendWithCart(), served);
    expect(text()).toBe('true details');
    expect(checkout().details.value('email')).toBe(TYPED.email);
  });

  test.each([null, undefined])(
    'without served data (%j) is ready once the cart is known [CRT-06]',
    async (data) => {
      const backend = backendWithCart();
      const { gate, letThrough } = held();
      const { resume, text } = await show(backend, data);
      backend.gates.set('GET /checkout/cart', gate);
      const resuming = resume();
      await act(async () => undefined);
      expect(text()).toBe('false details');
      expect(backend.asked).not.toContain('POST /country');
      await letThrough();
      await resuming;
      await act(async () => undefined);
      expect(text()).toBe('true details');
    },
  );

  test('writes an opened step into the address, without a further entry in the history [CRT-06]', async () => {
    const { checkout, resume } = await show(backendWithGuest());
    await resume();
    const entries = window.history.length;
    act(() => checkout().goTo('payment'));
    expect(window.location.pathname + window.location.search).toBe('/checkout?step=payment');
    expect(window.history.length).toBe(entries);
  });

  test('sends no waiting details after the page was left [CRT-06]', async () => {
    const backend = backendWithCart();
    const { checkout, resume, unmount } = await show(backend);
    await resume();
    await act(async () => undefined);
    jest.useFakeTimers();
    const errors = [{ code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', meta: { parameters: { seconds: 5 } } }];
    backend.troubles.set('POST /account/register', { status: 429, errors });
    act(() => typeDetails({ checkout: checkout() }));
    void checkout().saveDetails();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(checkout().details.waitsFor).toBe(5);
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(backend.count('POST /account/register')).toBe(1);
  });
});
