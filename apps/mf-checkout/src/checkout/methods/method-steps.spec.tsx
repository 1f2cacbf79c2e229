import { screen } from '@testing-library/react';
import { fromPartial } from '@total-typescript/shoehorn';
import type { CheckoutOffer } from '@weefsel/api-clients';
import { product } from '../../testing/cart-backend';
import { backendWithGuest, checkoutAt } from '../../testing/checkout-of';
import { showInShop, storesFor } from '../../testing/stores-for';
import { createCheckout } from '../create-checkout';
import { PaymentStep, ShippingStep } from './method-steps';

const costing = (unitPrice: number) =>
  product('trui', 'Wollen trui', { price: { unitPrice, quantity: 1, totalPrice: unitPrice } });

/** The shipping step, for goods of some euro. */
async function showShipping(unitPrice = 20, backend = backendWithGuest([costing(unitPrice)])) {
  const tab = await checkoutAt('shipping', backend);
  return { ...tab, ...showInShop(<ShippingStep checkout={tab.checkout} />, tab.stores) };
}

const labels = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent?.replace('\u00a0', ' '));

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the shipping step', () => {
  test.each([
    { unitPrice: 20, price: '€ 4,95' },
    { unitPrice: 50, price: 'Gratis' },
  ])(
    'has the price of each method for goods of € $unitPrice: $price [CRT-06]',
    async ({ unitPrice, price }) => {
      await showShipping(unitPrice);
      expect(labels()).toEqual([`Bezorgen aan huis${price}`, `Ophalen in de winkel${price}`]);
    },
  );

  test('has no price when the backend sends none [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('POST /shipping-method', 'lost');
    await showShipping(20, backend);
    expect(labels()).toEqual(['Bezorgen aan huis', 'Ophalen in de winkel']);
  });

  test('has the delivery promise at a method that delivers only [CRT-06]', async () => {
    const stores = storesFor(backendWithGuest());
    const steps = [{ until: Infinity, cutOff: '22.00 uur', days: { NL: 'dinsdag' } }];
    stores.about.provide({ delivery: { country: 'NL', place: 'Nederland', steps } });
    await stores.resume();
    const offer = fromPartial<CheckoutOffer>({
      shippingMethods: {
        elements: [
          { id: 'home', name: 'Thuis', deliveryTime: { translated: { name: '1-2 werkdagen' } } },
          { id: 'store', name: 'Winkel', deliveryTime: null },
        ],
      },
      paymentMethods: { elements: [] },
    });
    const served = { step: 'shipping', countries: [], addresses: [], offer } as const;
    const ways = { leave: () => undefined, go: () => undefined };
    const { container } = showInShop(
      <ShippingStep checkout={createCheckout(stores, ways, { served })} />,
      stores,
    );
    expect(labels()).toEqual([expect.stringMatching(/^ThuisVóór 22\.00 uur besteld,\sdinsdag/), 'Winkel']);
    expect(container).not.toHaveTextContent(/€|Gratis/);
  });

  test('takes a choice, and shows a failure of saving it [CRT-06]', async () => {
    const { shopper, checkout, backend } = await showShipping();
    await shopper.click(screen.getByRole('radio', { name: /Ophalen/ }));
    expect(checkout.chosen.shipping).toBe('store');
    backend.troubles.set('PATCH /context', 'lost');
    await shopper.click(screen.getByRole('button', { name: 'Verder' }));
    expect(await screen.findByText(/We kunnen de winkel even niet bereiken/)).toBeVisible();
    await shopper.click(screen.getByRole('button', { name: 'Verder' }));
    expect(checkout.step).toBe('payment');
  });

  test('loads the methods again on request [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.troubles.set('GET /checkout/gateway', 'lost');
    const { shopper } = await showShipping(20, backend);
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByRole('radio', { name: /Ophalen/ })).toBeVisible();
  });
});

describe('the payment step', () => {
  test('asks for a birth date with a method that requires it, and checks it [CRT-06]', async () => {
    const { checkout, stores } = await checkoutAt('payment');
    const { shopper } = showInShop(<PaymentStep checkout={checkout} />, stores);
    expect(screen.queryByLabelText(/Geboortedatum/)).not.toBeInTheDocument();
    await shopper.click(screen.getByRole('radio', { name: /Riverty/ }));
    await shopper.click(screen.getByRole('button', { name: 'Verder' }));
    const birthDate = screen.getByLabelText(/Geboortedatum/);
    expect(birthDate).toBeInvalid();
    await shopper.type(birthDate, '17-5-1990');
    expect(birthDate).toBeValid();
    await shopper.click(screen.getByRole('button', { name: 'Verder' }));
    expect(checkout.step).toBe('review');
  });

  test('asks for a choice, and loads the methods again on request [CRT-06]', async () => {
    const backend = backendWithGuest();
    backend.paymentMethodId = 'gone';
    backend.troubles.set('GET /checkout/gateway', 'lost');
    const { checkout, stores } = await checkoutAt('payment', backend);
    const { shopper } = showInShop(<PaymentStep checkout={checkout} />, stores);
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    await screen.findByRole('radio', { name: /iDEAL/ });
    await shopper.click(screen.getByRole('button', { name: 'Verder' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Maak een keuze.');
    expect(checkout.step).toBe('payment');
  });
});
