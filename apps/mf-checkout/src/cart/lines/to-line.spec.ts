import { product } from '../../testing/cart-backend';
import { toLine } from './to-line';

describe('a line of the cart', () => {
  test('leads to its product when the backend says where that is [ROU-08] [CRT-04]', () => {
    expect(toLine(product('trui', 'Trui')).href).toBe('/nl/trui-artikel');
    expect(toLine(product('trui', 'Trui', { payload: {} }))).not.toHaveProperty('href');
  });

  test('has a former price only when that was higher [CRT-04]', () => {
    const priced = (price: number) =>
      toLine(
        product('trui', 'Trui', {
          price: { unitPrice: 20, quantity: 1, totalPrice: 20, listPrice: { price, percentage: 0 } },
        }),
      );
    expect(priced(30).listPrice).toBe(30);
    expect(priced(20)).not.toHaveProperty('listPrice');
  });

  test('says within which limits its quantity may be changed [CRT-03]', () => {
    const quantityInformation = { minPurchase: 2, maxPurchase: 9, purchaseSteps: 2 };
    expect(toLine(product('sok', 'Sok', { quantityInformation })).limits).toEqual({
      min: 2,
      max: 9,
      step: 2,
    });
    expect(toLine(product('sok', 'Sok', { quantityInformation: null })).limits).toEqual({
      min: 1,
      max: Infinity,
      step: 1,
    });
    expect(toLine(product('sok', 'Sok', { stackable: false }))).not.toHaveProperty('limits');
  });
});
