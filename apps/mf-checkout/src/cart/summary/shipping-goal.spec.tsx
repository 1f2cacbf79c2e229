import { screen } from '@testing-library/react';
import { showInShop, storesInTest } from '../../testing/stores-for';
import { ShippingGoal } from './shipping-goal';

/** Renders a cart of this subtotal, in a shop with free shipping from an amount. */
function show(subtotal: number, costs: number, { loading = false, from = 50 as number | null } = {}) {
  const stores = storesInTest();
  stores.about.provide(from === null ? {} : { freeShippingFrom: from });
  stores.cart.replace({
    lineItems: [],
    price: { positionPrice: subtotal, totalPrice: subtotal + costs },
    deliveries: [{ shippingCosts: { unitPrice: costs, quantity: 1, totalPrice: costs } }],
  });
  return showInShop(<ShippingGoal loading={loading} />, stores).container;
}

const REACHED = 'Je bestelling wordt gratis verzonden';

describe('the amount left to free shipping', () => {
  test('is shown in euro and as a progress bar [CRT-04]', () => {
    expect(show(40, 4.95)).toHaveTextContent(/^Nog €\s10,00 tot gratis verzending$/);
    const bar = screen.getByRole('progressbar', { name: /^Nog €\s10,00 tot gratis verzending$/ });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(bar).toHaveAttribute('aria-valuemax', '50');
  });

  test.each([
    ['the amount is reached', 50, 4.95],
    ['sending costs nothing for another reason', 20, 0],
  ])('is replaced by a confirmation when %s [CRT-04]', (_why, subtotal, costs) => {
    expect(show(subtotal, costs)).toHaveTextContent(REACHED);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('is not shown until the cart and the shop’s threshold are known', () => {
    const waiting = show(40, 0, { loading: true });
    expect(waiting).toHaveTextContent(/^$/);
    expect(waiting).not.toBeEmptyDOMElement();
    expect(show(40, 0, { from: null })).toBeEmptyDOMElement();
    expect(show(40, 0, { from: null, loading: true })).toBeEmptyDOMElement();
  });
});
