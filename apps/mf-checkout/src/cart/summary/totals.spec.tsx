import { act } from '@testing-library/react';
import { showInShop, storesInTest } from '../../testing/stores-for';
import { CartBackend, product } from '../../testing/cart-backend';
import { held, showCart } from '../../testing/show';
import { Totals } from './totals';

function show(costs: number, loading = false) {
  const stores = storesInTest();
  stores.cart.replace({
    lineItems: [],
    price: { positionPrice: 40, totalPrice: 40 + costs },
    deliveries: [{ shippingCosts: { unitPrice: costs, quantity: 1, totalPrice: costs } }],
  });
  const { container } = showInShop(<Totals loading={loading} />, stores);
  return [...container.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
}

describe('what a cart comes to', () => {
  test('is goods, shipping and both [CRT-04]', () => {
    expect(show(4.95)).toEqual([
      ...['Subtotaal€ 40,00', 'Verzendkosten€ 4,95', 'Totaal inclusief btw€ 44,95'],
    ]);
  });

  test('says when sending costs nothing [CRT-04]', () => {
    expect(show(0)[1]).toBe('VerzendkostenGratis');
  });

  test('keeps its place until it is known, without an amount that is none [CRT-04]', () => {
    expect(show(4.95, true)).toEqual(['Subtotaal', 'Verzendkosten', 'Totaal inclusief btw']);
  });

  test('is marked while a change is on its way [CRT-03]', async () => {
    const backend = new CartBackend([product('trui', 'Trui')]);
    const { container, cart } = await showCart(() => <Totals loading={false} />, backend);
    const list = container.querySelector('dl');
    expect(list).not.toHaveAttribute('data-pending');
    const { gate, letThrough } = held();
    backend.gate = gate;
    act(() => void cart.changeQuantity('trui', 2));
    expect(list).toHaveAttribute('data-pending', 'true');
    await letThrough();
    expect(list).not.toHaveAttribute('data-pending');
  });
});
