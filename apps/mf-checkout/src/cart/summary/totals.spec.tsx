import { act } from '@testing-library/react';
import type { TaxedPrice } from '@weefsel/api-clients';
import { showInShop, storesInTest } from '../../testing/stores-for';
import { CartBackend, product } from '../../testing/cart-backend';
import { held, showCart } from '../../testing/show';
import { Totals } from './totals';

const taxOf = ({ taxStatus, calculatedTaxes = [] }: TaxedPrice) =>
  taxStatus === 'net' ? calculatedTaxes.reduce((sum, { tax }) => sum + tax, 0) : 0;

function show(
  costs: number,
  { loading = false, taxed = {} }: { loading?: boolean; taxed?: TaxedPrice } = {},
) {
  const stores = storesInTest();
  stores.cart.replace({
    lineItems: [],
    price: { positionPrice: 40, totalPrice: 40 + costs + taxOf(taxed), ...taxed },
    deliveries: [{ shippingCosts: { unitPrice: costs, quantity: 1, totalPrice: costs } }],
  });
  const { container } = showInShop(<Totals loading={loading} />, stores);
  return [...container.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
}

describe('the totals of a cart', () => {
  test('are goods, shipping and the sum of both [CRT-04]', () => {
    expect(show(4.95)).toEqual([
      ...['Subtotaal€ 40,00', 'Verzendkosten€ 4,95', 'Totaal inclusief btw€ 44,95'],
    ]);
  });

  test('show shipping as free when it costs nothing [CRT-04]', () => {
    expect(show(0)[1]).toBe('VerzendkostenGratis');
  });

  test('keep their place without amounts until the cart is loaded [CRT-04]', () => {
    expect(show(4.95, { loading: true })).toEqual(['Subtotaal', 'Verzendkosten', 'Totaal inclusief btw']);
  });

  test('list the taxes on top of net amounts, so that the sum adds up', () => {
    const calculatedTaxes = [
      { taxRate: 21, tax: 8.4, price: 40 },
      { taxRate: 5.5, tax: 0.27, price: 4.95 },
    ];
    expect(show(4.95, { taxed: { taxStatus: 'net', calculatedTaxes } })).toEqual([
      ...['Subtotaal€ 40,00', 'Verzendkosten€ 4,95', 'Btw 21%€ 8,40', 'Btw 5,5%€ 0,27'],
      'Totaal inclusief btw€ 53,62',
    ]);
  });

  test('are marked as without VAT for a tax-free shopper', () => {
    const taxed = { taxStatus: 'tax-free', calculatedTaxes: [{ taxRate: 0, tax: 0, price: 44.95 }] };
    expect(show(4.95, { taxed })).toEqual([
      ...['Subtotaal€ 40,00', 'Verzendkosten€ 4,95', 'Totaal zonder btw€ 44,95'],
    ]);
  });

  test('are marked as pending during a change [CRT-03]', async () => {
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
