import { product } from '../testing/cart-backend';
import { toCheckoutEvent, toPurchase } from './to-checkout-event';

const trui = product('trui', 'Wollen trui');
const items = [{ id: 'trui', name: 'Wollen trui', variant: 'Blauw, M', price: 20, quantity: 1 }];
const promotion = product('korting', 'Tien', { type: 'promotion', payload: { code: 'TIEN' } });

describe('a step on the way to an order', () => {
  test.each(['view_cart', 'begin_checkout'] as const)('%s tells goods and their value [CRT-09]', (name) => {
    const cart = { lineItems: [trui], price: { totalPrice: 24.95, positionPrice: 20 } };
    expect(toCheckoutEvent(name, cart, 'iDEAL')).toEqual({ name, items, value: 20 });
  });

  test.each(['add_shipping_info', 'add_payment_info'] as const)(
    '%s tells what was chosen [CRT-09]',
    (name) => {
      const cart = { lineItems: [trui] };
      expect(toCheckoutEvent(name, cart, 'iDEAL')).toEqual({ name, items, method: 'iDEAL' });
      expect(toCheckoutEvent(name, cart)).toStrictEqual({ name, items });
    },
  );

  test('tells the code of a discount, which is none of the goods [CRT-09]', () => {
    const cart = { lineItems: [trui, promotion] };
    expect(toCheckoutEvent('view_cart', cart)).toEqual({ name: 'view_cart', items, coupon: 'TIEN' });
    const byItself = { ...promotion, payload: { code: null } };
    expect(toCheckoutEvent('view_cart', { lineItems: [trui, byItself] })).not.toHaveProperty('coupon');
  });
});

describe('an order', () => {
  test('is a purchase with number, goods, value and shipping [CRT-09]', () => {
    const order = { id: 'o', orderNumber: '10001', lineItems: [trui, promotion], amountTotal: 18 };
    expect(toPurchase({ ...order, shippingTotal: 0 })).toEqual({
      ...{ name: 'purchase', orderNumber: '10001', items, coupon: 'TIEN' },
      ...{ value: 18, shipping: 0 },
    });
    expect(toPurchase(order)).not.toHaveProperty('shipping');
  });

  test('without goods is a purchase all the same [CRT-09]', () => {
    const purchase = { name: 'purchase', orderNumber: '10001', items: [] };
    expect(toPurchase({ id: 'o', orderNumber: '10001', lineItems: null })).toEqual(purchase);
  });

  test.each([{}, { orderNumber: null }, { orderNumber: '' }])(
    'is none with the number %j [CRT-09]',
    (more) => {
      expect(toPurchase({ id: 'o', ...more })).toBeUndefined();
    },
  );
});
