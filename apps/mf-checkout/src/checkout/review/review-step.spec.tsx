import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { STORAGE_KEYS, type RefusedForm } from '@weefsel/contracts';
import { product } from '../../testing/cart-backend';
import { showInShop } from '../../testing/stores-for';
import { backendWithGuest, checkoutAt } from '../../testing/checkout-of';
import { ReviewStep } from './review-step';

async function show(backend = backendWithGuest(), refused?: RefusedForm) {
  const tab = await checkoutAt('review', backend);
  if (refused) tab.stores.page.refused = refused;
  const page = showInShop(<ReviewStep checkout={tab.checkout} />, tab.stores);
  return { ...tab, ...page };
}

const order = () => screen.getByRole('button', { name: 'Bestellen en betalen' });
const terms = () => screen.getByRole('checkbox', { name: /akkoord met de algemene voorwaarden/ });

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the review step', () => {
  test('shows what is bought, what it comes to, and where the terms are [CRT-06]', async () => {
    await show();
    expect(screen.getByText('Wollen trui')).toBeVisible();
    expect(screen.getByText('Te betalen').parentElement).toHaveTextContent(
      /^Te betalen€\s20,00inclusief btw$/,
    );
    expect(screen.getByRole('link', { name: 'Lees de algemene voorwaarden' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(terms()).not.toBeChecked();
  });

  test('asks for the terms each time, and orders nothing without [CRT-06]', async () => {
    const { backend, shopper } = await show();
    await shopper.click(order());
    expect(terms()).toHaveFocus();
    expect(terms()).toHaveAccessibleDescription('Ga akkoord met de algemene voorwaarden om te bestellen.');
    await shopper.click(terms());
    expect(terms()).toBeValid();
    await shopper.click(terms());
    await shopper.click(order());
    expect(terms()).toBeInvalid();
    expect(backend.asked).not.toContain('POST /checkout/order');
  });

  test('places the order once after the terms are accepted, and shows its progress [CRT-06] [CRT-07]', async () => {
    const { backend, shopper, ways } = await show();
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await shopper.click(terms());
    await shopper.click(order());
    expect(screen.getByText(/^Je bestelling wordt geplaatst/)).toBeInTheDocument();
    await shopper.click(order());
    await act(async () => open());
    await waitFor(() => expect(ways).toEqual(['https://pay.example/1']));
    expect(backend.orders).toHaveLength(1);
  });

  test('asks no birth date again after the payment step [CRT-06]', async () => {
    const tab = await checkoutAt('payment', backendWithGuest());
    tab.checkout.choose('payment', 'riverty');
    tab.checkout.typeBirthDate('17-5-1990');
    await tab.checkout.savePayment();
    expect(tab.checkout).toMatchObject({ step: 'review', asksBirthDate: true });
    showInShop(<ReviewStep checkout={tab.checkout} />, tab.stores);
    expect(order()).toBeVisible();
    expect(screen.queryByLabelText(/Geboortedatum/)).not.toBeInTheDocument();
  });

  test('sends the gift note along, kept over a reload and removed with the order [CRT-06]', async () => {
    const { backend, shopper } = await show();
    const note = () => screen.getByRole('textbox', { name: 'Je boodschap' });
    expect(note()).not.toBeVisible();
    await shopper.click(screen.getByText('Is het een cadeau?'));
    await shopper.type(note(), ' Voor oma! ');
    cleanup();
    const again = await show(backend);
    await act(() => again.checkout.start());
    expect(note()).toBeVisible();
    expect(note()).toHaveValue(' Voor oma! ');
    await again.shopper.click(terms());
    await again.shopper.click(order());
    await waitFor(() => expect(backend.orders[0]?.customerComment).toBe('Voor oma!'));
    expect(sessionStorage.getItem(STORAGE_KEYS.checkout)).not.toContain('oma');
  });

  test('shows the reason, the changes and the lost lines of a refused order, with the button ready again [CRT-02] [CRT-06]', async () => {
    const { backend, shopper, stores } = await show();
    const key = 'product-stock-reachedtrui';
    const less = { key, messageKey: 'product-stock-reached', level: 10, parameters: { quantity: 1 } };
    const errors = [{ code: 'CHECKOUT__CART_INVALID', meta: { parameters: { errors: [less] } } }];
    backend.troubles.set('POST /checkout/order', { status: 500, errors });
    await shopper.click(terms());
    await shopper.click(order());
    expect(await screen.findByText(/^Er is iets veranderd in je winkelmand/)).toBeVisible();
    expect(screen.getByText(/^Nog maar 1 op voorraad/)).toBeVisible();
    backend.lines = [];
    await act(() => stores.cart.refresh());
    expect(screen.getByRole('group', { name: 'Veranderd in je winkelmand' })).toBeVisible();
    expect(order()).not.toHaveAttribute('aria-busy');
    expect(terms()).toBeChecked();
    await shopper.click(terms());
    expect(terms()).not.toHaveAccessibleDescription();
  });

  test.each([
    ['review', { terms: 'on' }, true, false],
    ['review', {}, false, true],
    ['payment', { terms: 'on' }, false, false],
  ])(
    'after a refused form of %s with %j has the terms accepted: %s, with an error: %s [CRT-06]',
    async (form, values, agreed, isInvalid) => {
      const errors: RefusedForm['errors'] = agreed ? {} : { terms: 'headless.checkout.termsMissing' };
      await show(backendWithGuest(), { form, values, errors });
      expect(terms().matches(':checked')).toBe(agreed);
      expect(terms().matches('[aria-invalid=true]')).toBe(isInvalid);
    },
  );

  test('has no gift note for a download, which has no parcel [CRT-01] [CRT-06]', async () => {
    await show(backendWithGuest([product('patroon', 'Breipatroon', { states: ['is-download'] })]));
    expect(screen.getByText('Breipatroon')).toBeVisible();
    expect(screen.queryByText('Is het een cadeau?')).not.toBeInTheDocument();
  });
});
