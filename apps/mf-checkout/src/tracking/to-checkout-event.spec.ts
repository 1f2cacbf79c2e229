import { product } from '../testing/cart-backend';
import { toCheckoutEvent, toPurchase } from './to-checkout-event';

const trui = product('trui', 'Wollen trui');
const item = { id: 'trui', name: 'Wollen trui', brand: 'Oever', variant: 'Blauw, M', quantity: 1 };
const items = [{ ...item, price: 20 }];
const reduced = [{ ...item, price: 18, discount: 2 }];
const composition = [{ id: 'trui', discount: 2 }];
const promotion = product('korting', 'Tien', { type: 'promotion', payload: { code: 'TIEN', composition } });

describe('a step on the way to an order', () => {
  test.each(['view_cart', 'begin_checkout'] as const)('%s contains the goods alone [CRT-09]', (name) => {
    expect(toCheckoutEvent(name, { lineItems: [trui] }, 'iDEAL')).toEqual({ name, items });
  });

  test.each(['add_shipping_info', 'add_payment_info'] as const)(
    '%s contains the chosen method [CRT-09]',
    (name) => {
      const cart = { lineItems: [trui] };
      expect(toCheckoutEvent(name, cart, 'iDEAL')).toEqual({ name, items, method: 'iDEAL' });
      expect(toCheckoutEvent(name, cart)).toStrictEqual({ name, items });
    },
  );

  test('contains the discount code and reduced prices, without the discount among the goods [CRT-09]', () => {
    const cart = { lineItems: [trui, promotion] };
    expect(toCheckoutEvent('view_cart', cart)).toEqual({
      ...{ name: 'view_cart', items: reduced, coupon: 'TIEN' },
    });
    const byItself = { ...promotion, payload: { code: null } };
    expect(toCheckoutEvent('view_cart', { lineItems: [trui, byItself] })).not.toHaveProperty('coupon');
  });
});

describe('an order', () => {
  test('is a purchase with number, goods, tax and shipping [CRT-09]', () => {
    const line = { ...trui, id: 'of-the-order', identifier: 'trui', referencedId: 'trui' };
    const order = { id: 'o', orderNumber: '10001', lineItems: [line, promotion] };
    expect(toPurchase({ ...order, amountTotal: 22.95, amountNet: 18.97, shippingTotal: 4.95 })).toEqual({
      ...{ name: 'purchase', orderNumber: '10001', items: reduced, coupon: 'TIEN' },
      ...{ tax: expect.closeTo(3.98, 5) as number, shipping: 4.95 },
    });
    const bare = toPurchase({ ...order, amountTotal: 18 });
    expect(bare).not.toHaveProperty('shipping');
    expect(bare).not.toHaveProperty('tax');
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
